"""hitchain_probe.py: a command of the debugger that prints the view hierarchy of the app it has paused, as
commands of Hitchain. It reads by public API and key paths alone, changes nothing, and sends nothing
anywhere: what it prints stays on the console, and may hold texts of the app.

At (lldb):
    command script import hitchain_probe.py
    hitchain
Copy all lines from "# hitchain-probe" to "# hitchain-end", and give them to `hitchain import`.
"""

import json
import re

# Every view and recognizer as a dictionary of texts. Key paths give structures as values, so that the
# debugger needs none of UIKit's headers.
EXPRESSION = r"""
NSMutableArray *rows = (NSMutableArray *)[NSMutableArray array];
NSMutableArray *waiting = (NSMutableArray *)[NSMutableArray array];
id app = (id)[(id)NSClassFromString(@"UIApplication") performSelector:@selector(sharedApplication)];
NSArray *windows = (NSArray *)[app valueForKey:@"windows"];
for (id window in (id)[windows reverseObjectEnumerator]) { (void)[waiting addObject:window]; }
NSArray *keys = @[@"frame", @"bounds", @"center", @"transform", @"hidden", @"alpha",
  @"userInteractionEnabled", @"enabled", @"windowLevel", @"keyWindow", @"contentSize", @"text",
  @"currentTitle", @"accessibilityIdentifier", @"accessibilityLabel", @"secureTextEntry",
  @"firstResponder"];
NSArray *marks = @[@"enabled", @"cancelsTouchesInView", @"delaysTouchesBegan", @"delaysTouchesEnded",
  @"numberOfTapsRequired", @"numberOfTouchesRequired", @"minimumPressDuration", @"state", @"name"];
while ((NSUInteger)[waiting count] > 0) {
  id view = (id)[waiting lastObject];
  (void)[waiting removeLastObject];
  NSMutableDictionary *row = (NSMutableDictionary *)[NSMutableDictionary dictionary];
  NSMutableArray *chain = (NSMutableArray *)[NSMutableArray array];
  for (Class c = (Class)[view class]; c; c = (Class)[c superclass]) { (void)[chain addObject:(id)NSStringFromClass(c)]; }
  (void)[row setObject:chain forKey:@"classes"];
  (void)[row setObject:(id)[NSString stringWithFormat:@"%p", view] forKey:@"address"];
  id parent = (id)[view valueForKey:@"superview"];
  if (parent) { (void)[row setObject:(id)[NSString stringWithFormat:@"%p", parent] forKey:@"parent"]; }
  for (id key in keys) {
    if ((BOOL)[view respondsToSelector:NSSelectorFromString(key)]
        || (BOOL)[view respondsToSelector:NSSelectorFromString((id)[@"is" stringByAppendingString:(id)[key capitalizedString]])]
        || [@[@"hidden", @"userInteractionEnabled", @"keyWindow", @"firstResponder"] containsObject:key]) {
      id value = nil;
      @try { value = (id)[view valueForKey:key]; } @catch (id problem) { value = nil; }
      if (value) { (void)[row setObject:(id)[value description] forKey:key]; }
    }
  }
  NSMutableArray *gestures = (NSMutableArray *)[NSMutableArray array];
  for (id recognizer in (NSArray *)[view valueForKey:@"gestureRecognizers"]) {
    NSMutableDictionary *mark = (NSMutableDictionary *)[NSMutableDictionary dictionary];
    NSMutableArray *above = (NSMutableArray *)[NSMutableArray array];
    for (Class c = (Class)[recognizer class]; c; c = (Class)[c superclass]) { (void)[above addObject:(id)NSStringFromClass(c)]; }
    (void)[mark setObject:above forKey:@"classes"];
    (void)[mark setObject:(id)[NSString stringWithFormat:@"%p", recognizer] forKey:@"address"];
    for (id key in marks) {
      id value = nil;
      @try { value = (id)[recognizer valueForKey:key]; } @catch (id problem) { value = nil; }
      if (value) { (void)[mark setObject:(id)[value description] forKey:key]; }
    }
    (void)[gestures addObject:mark];
  }
  (void)[row setObject:gestures forKey:@"gestures"];
  (void)[rows addObject:row];
  for (id child in (id)[(NSArray *)[view valueForKey:@"subviews"] reverseObjectEnumerator]) { (void)[waiting addObject:child]; }
}
(NSString *)[[NSString alloc] initWithData:(id)[NSJSONSerialization dataWithJSONObject:rows options:0 error:nil] encoding:4];
"""

KINDS = [
    ("UIWindow", "window"), ("UISwitch", "switch"), ("UISlider", "slider"), ("UIStepper", "stepper"),
    ("UISegmentedControl", "segmented-control"), ("UIPageControl", "page-control"),
    ("UITextField", "text-field"), ("UIButton", "button"), ("UIControl", "control"),
    ("UITableView", "table-view"), ("UICollectionView", "collection-view"), ("UITextView", "text-view"),
    ("UIScrollView", "scroll-view"), ("UITableViewCell", "table-cell"), ("UILabel", "label"),
    ("UIImageView", "image-view"), ("UIStackView", "stack-view"), ("UIProgressView", "progress-view"),
    ("UIActivityIndicatorView", "activity-indicator"),
]
GESTURES = [
    ("UITapGestureRecognizer", "tap"), ("UIPanGestureRecognizer", "pan"),
    ("UIPinchGestureRecognizer", "pinch"), ("UISwipeGestureRecognizer", "swipe"),
    ("UIRotationGestureRecognizer", "rotation"), ("UILongPressGestureRecognizer", "long-press"),
]


def numbers(text):
    return [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?", text or "")]


def short(number):
    return str(int(number)) if number == int(number) else repr(number)


def joined(values):
    return " ".join(short(value) for value in values)


def is_yes(row, key):
    return row.get(key) in ("1", "YES", "true")


class Names:
    def __init__(self):
        self.taken = {"app", "delegate", "scene", "nil", "nobody"}

    def unique(self, word):
        name, number = word, 2
        while name in self.taken:
            name, number = "%s-%d" % (word, number), number + 1
        self.taken.add(name)
        return name

    def of_text(self, text):
        word = "-".join(re.findall(r"\w+", (text or "")[:24], re.UNICODE))
        return word if word and (word[0].isalpha() or word[0] == "_") else None

    def of(self, row):
        for key in ("accessibilityIdentifier", "accessibilityLabel", "currentTitle", "text"):
            word = None if is_yes(row, "secureTextEntry") else self.of_text(row.get(key))
            if word:
                return self.unique(word)
        stem = row["classes"][0].split(".")[-1].lstrip("_")
        stem = re.sub(r"\W", "_", stem[2:] if stem.startswith("UI") else stem) or "view"
        return self.unique(stem[0].lower() + stem[1:])


def commands(rows):
    """The lines that `hitchain import` reads."""
    lines = ["# hitchain-probe 1", "reset empty"]
    names, by_address, key_window, first, later = Names(), {}, None, None, []
    for row in rows:
        classes = row["classes"]
        kind = next((kind for name, kind in KINDS if name in classes), "view")
        name = names.of(row)
        by_address[row["address"]] = name
        words = ["add", kind, name]
        if kind != "window" and row.get("parent") in by_address:
            words += ["in", by_address[row["parent"]]]
        frame, bounds = numbers(row.get("frame")), numbers(row.get("bounds"))
        matrix = numbers(row.get("transform"))[-6:]
        turned = len(matrix) == 6 and matrix != [1, 0, 0, 1, 0, 0]
        place = [0, 0] + bounds[2:] if turned else frame
        if len(place) == 4 and min(place[2:]) >= 0:
            words.append(joined(place))
        words.append("class=" + re.sub(r"[^\w.]", "_", classes[0]))
        if len(bounds) == 4 and (turned or bounds[:2] != [0, 0]):
            words.append('bounds="%s"' % joined(bounds))
        if turned:
            words.append('transform="%s"' % joined(matrix))
            words.append('center="%s"' % joined(numbers(row.get("center"))[-2:]))
        if is_yes(row, "hidden"):
            words.append("hidden=YES")
        alpha = numbers(row.get("alpha"))
        if alpha and alpha[0] < 1:
            words.append("alpha=" + short(max(0, alpha[0])))
        takes = is_yes(row, "userInteractionEnabled")
        if takes != (kind not in ("label", "image-view")):
            words.append("userInteractionEnabled=" + ("YES" if takes else "NO"))
        if "UIControl" in classes and "enabled" in row and not is_yes(row, "enabled"):
            words.append("enabled=NO")
        size = numbers(row.get("contentSize"))[-2:]
        if "UIScrollView" in classes and len(size) == 2 and min(size) >= 0:
            words.append('contentSize="%s"' % joined(size))
        level = numbers(row.get("windowLevel"))
        if kind == "window" and level and level[0] != 0:
            words.append("windowLevel=" + short(level[0]))
        if kind == "window" and is_yes(row, "keyWindow"):
            key_window = name
        if is_yes(row, "firstResponder"):
            first = name
        lines.append(" ".join(words) + " # " + row["address"])
        later += [(name, "UIScrollView" in classes, mark) for mark in row.get("gestures", [])]
    for owner, scrolls, mark in later:
        lines.append(recognizer(owner, scrolls, mark, names))
    if key_window:
        lines.append("key-window " + key_window)
    if first:
        lines += ["set canBecomeFirstResponder %s YES" % first, "become-first-responder " + first]
    return lines + ["# hitchain-end"]


def recognizer(owner, scrolls, mark, names):
    classes = mark["classes"]
    kind = next((kind for name, kind in GESTURES if name in classes), None)
    system = classes[0].startswith(("_UI", "UIText", "UIScrollView"))
    if kind is None or system:
        return "# %s on %s" % (classes[0], owner)
    name = names.unique(names.of_text(mark.get("name")) or kind)
    words = ["add", kind + "-recognizer", name, "to", owner]
    for key, usual in (("enabled", True), ("cancelsTouchesInView", True), ("delaysTouchesBegan", False),
                       ("delaysTouchesEnded", True)):
        if key in mark and is_yes(mark, key) != usual:
            words.append("%s=%s" % (key, "NO" if usual else "YES"))
    counted = ("numberOfTapsRequired", "numberOfTouchesRequired") if kind == "tap" else ()
    for key in counted:
        number = numbers(mark.get(key))
        if number and number[0] != 1:
            words.append("%s=%d" % (key, number[0]))
    held = numbers(mark.get("minimumPressDuration"))
    if kind == "long-press" and held and held[0] != 0.5:
        words.append("minimumPressDuration=" + short(held[0]))
    return " ".join(words) + " # " + mark["address"]


def hitchain(debugger, command, result, internal_dict):
    """Prints the paused app's views as commands of Hitchain."""
    import lldb

    options = lldb.SBExpressionOptions()
    options.SetLanguage(lldb.eLanguageTypeObjC)
    options.SetTrapExceptions(False)
    frame = debugger.GetSelectedTarget().GetProcess().GetSelectedThread().GetSelectedFrame()
    value = frame.EvaluateExpression(EXPRESSION, options)
    error = value.GetError()
    text = value.GetObjectDescription()
    try:
        rows = json.loads(text or "")
    except ValueError:
        reason = error.GetCString() if error is not None and error.Fail() else "the app gave no views"
        result.SetError("hitchain: %s. Pause the app on its main thread." % reason)
        return
    for line in commands(rows):
        print(line, file=result)


def __lldb_init_module(debugger, internal_dict):
    debugger.HandleCommand("command script add -f hitchain_probe.hitchain hitchain")
