// libedit and the terminal for Swift, which can call neither variadic functions nor write signal
// handlers that are safe.
#ifndef CEDIT_H
#define CEDIT_H

#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// Line editing. libedit keeps the text, the key maps, undo and the kill ring. It draws nothing:
// its output goes to the null device, and its idea of the screen is wide enough for every line.

typedef unsigned char (*edit_function)(EditLine *, int);
typedef int (*edit_reader)(EditLine *, wchar_t *);
/// An entry of the history for an operation of libedit's, or NULL.
typedef const wchar_t *(*edit_history)(void *context, int operation, int *number);

EditLine *edit_start(const char *program, edit_reader reader, edit_history history);
void edit_set_context(EditLine *editor, void *context);
void *edit_context(EditLine *editor);
/// Makes libedit believe in a screen that no line fills; once in every line, for it looks again.
void edit_widen(EditLine *editor, const char *columns, const char *rows);
int edit_set_mode(EditLine *editor, const char *mode);
/// Does the user want vi keys? Or, with -1, no editing at all?
int edit_is_vi(EditLine *editor);
int edit_add_function(EditLine *editor, const char *name, edit_function function);
/// `map` is NULL for the usual one, `-a` for vi's commands.
int edit_bind(EditLine *editor, const char *map, const wchar_t *key, const wchar_t *command);
/// The text as wide characters, and what errno said right after.
const wchar_t *edit_get_line(EditLine *editor, int *count, int *error);
void edit_move(EditLine *editor, long characters);
/// Unlike el_deletestr it leaves alone what has been cut out to be put in elsewhere.
void edit_delete_back(EditLine *editor, long characters);

/// Sees to it that characters beyond ASCII are understood, whatever the environment says.
void edit_use_utf8(void);

// The terminal.

enum { terminal_interrupt = 1, terminal_resize = 2, terminal_continue = 4 };

/// Remembers how the terminal was, and puts it back when the program is ended from outside.
int terminal_open(void);
/// Keys are not shown and not gathered to lines; Ctrl-C and Ctrl-Z are signals.
void terminal_quiet(void);
/// Every key is the program's own.
void terminal_raw(void);
void terminal_restore(void);
/// Stops as Ctrl-Z does, until the shell says go on.
void terminal_suspend(void);
/// What has happened since the last call; the flags above.
int terminal_take_events(int which);
/// Readable when something has happened.
int terminal_event_descriptor(void);

#endif
