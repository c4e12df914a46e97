#include "CEdit.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct context {
  void *swift;
  edit_history history;
};

static int history_entry(void *context, HistEventW *event, int operation, ...) {
  struct context *ours = context;
  int number = 0;
  if (operation == H_SET) {
    va_list arguments;
    va_start(arguments, operation);
    number = va_arg(arguments, int);
    va_end(arguments);
  }
  const wchar_t *text = ours->history(ours->swift, operation, &number);
  event->num = text ? number : -1;
  event->str = text ? text : L"";
  return text ? 0 : -1;
}

static wchar_t *no_prompt(EditLine *editor) {
  (void)editor;
  static wchar_t empty[] = L"";
  return empty;
}

EditLine *edit_start(const char *program, edit_reader reader, edit_history history) {
  FILE *null = fopen("/dev/null", "w");
  struct context *ours = malloc(sizeof *ours);
  if (!null || !ours) return NULL;
  ours->swift = NULL;
  ours->history = history;
  // The real output is needed for a moment: libedit edits nothing when that is no terminal.
  EditLine *editor = el_init(program, stdin, stdout, null);
  if (!editor) return NULL;
  el_set(editor, EL_SETFP, 1, null);
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_CLIENTDATA, ours);
  el_wset(editor, EL_PROMPT, no_prompt);
  el_wset(editor, EL_HIST, history_entry, ours);
  // With el_set some versions hand out bytes.
  el_wset(editor, EL_GETCFN, reader);
  return editor;
}

void edit_set_context(EditLine *editor, void *context) {
  struct context *ours = NULL;
  el_get(editor, EL_CLIENTDATA, &ours);
  if (ours) ours->swift = context;
}

void *edit_context(EditLine *editor) {
  struct context *ours = NULL;
  el_get(editor, EL_CLIENTDATA, &ours);
  return ours ? ours->swift : NULL;
}

void edit_widen(EditLine *editor, const char *columns, const char *rows) {
  // Every change clears a screenful of memory: the fewer rows the better, before they grow long.
  el_set(editor, EL_SETTC, "li", rows, NULL);
  el_set(editor, EL_SETTC, "co", columns, NULL);
}

int edit_set_mode(EditLine *editor, const char *mode) { return el_set(editor, EL_EDITOR, mode); }

int edit_is_vi(EditLine *editor) {
  int edits = 1;
  if (el_get(editor, EL_EDITMODE, &edits) == 0 && !edits) return -1;
  const char *mode = NULL;
  return el_get(editor, EL_EDITOR, &mode) == 0 && mode && strcmp(mode, "vi") == 0;
}

int edit_add_function(EditLine *editor, const char *name, edit_function function) {
  return el_set(editor, EL_ADDFN, name, name, function);
}

int edit_bind(EditLine *editor, const char *map, const wchar_t *key, const wchar_t *command) {
  if (map) return el_wset(editor, EL_BIND, L"-a", key, command, NULL);
  return el_wset(editor, EL_BIND, key, command, NULL);
}

const wchar_t *edit_get_line(EditLine *editor, int *count, int *error) {
  errno = 0;
  const wchar_t *text = el_wgets(editor, count);
  *error = errno;
  return text;
}

void edit_move(EditLine *editor, long characters) {
  // Apple's libedit has no el_cursor; el_wline points at the living text in every version.
  LineInfoW *line = (LineInfoW *)(void *)el_wline(editor);
  long place = line->cursor - line->buffer + characters;
  long end = line->lastchar - line->buffer;
  line->cursor = line->buffer + (place < 0 ? 0 : place > end ? end : place);
}

void edit_delete_back(EditLine *editor, long characters) {
  LineInfoW *line = (LineInfoW *)(void *)el_wline(editor);
  if (characters <= 0 || characters > line->cursor - line->buffer) return;
  wchar_t *end = (wchar_t *)line->cursor;
  wmemmove(end - characters, end, (size_t)(line->lastchar - line->cursor));
  line->cursor -= characters;
  line->lastchar -= characters;
}

void edit_use_utf8(void) {
  static const char *const others[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  setlocale(LC_CTYPE, "");
  for (size_t i = 0; strcmp(nl_langinfo(CODESET), "UTF-8") != 0 && i < 3; i++)
    setlocale(LC_CTYPE, others[i]);
}
