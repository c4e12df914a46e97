"""A debugger that there is not: it answers the probe's one question with three views."""
import json
import sys
import types

ROWS = [
    {"classes": ["UIWindow", "UIView", "UIResponder"], "address": "0x7f1",
     "frame": "NSRect: {{0, 0}, {390, 844}}", "bounds": "NSRect: {{0, 0}, {390, 844}}",
     "center": "NSPoint: {195, 422}", "transform": "CGAffineTransform: {{1, 0, 0, 1}, {0, 0}}",
     "hidden": "0", "alpha": "1", "userInteractionEnabled": "1", "keyWindow": "1", "windowLevel": "0",
     "gestures": [{"classes": ["_UISystemGateGestureRecognizer", "UIGestureRecognizer"], "address": "0x8"}]},
    {"classes": ["Shop.Pane", "UIView", "UIResponder"], "address": "0x7f2", "parent": "0x7f1",
     "frame": "NSRect: {{0, 0}, {390, 844}}", "bounds": "NSRect: {{0, 0}, {390, 844}}",
     "center": "NSPoint: {195, 422}", "transform": "CGAffineTransform: {{1, 0, 0, 1}, {0, 0}}",
     "hidden": "0", "alpha": "1", "userInteractionEnabled": "1",
     "gestures": [{"classes": ["UITapGestureRecognizer", "UIGestureRecognizer"], "address": "0x9",
                   "enabled": "1", "cancelsTouchesInView": "1", "delaysTouchesBegan": "0",
                   "delaysTouchesEnded": "1", "numberOfTapsRequired": "1",
                   "numberOfTouchesRequired": "1", "state": "0"}]},
    {"classes": ["Shop.Stars", "UIControl", "UIView", "UIResponder"], "address": "0x7f3",
     "parent": "0x7f2", "frame": "NSRect: {{20, 60}, {200, 40.5}}",
     "bounds": "NSRect: {{0, 0}, {200, 40.5}}", "center": "NSPoint: {120, 80.25}",
     "transform": "CGAffineTransform: {{1, 0, 0, 1}, {0, 0}}", "hidden": "0", "alpha": "1",
     "userInteractionEnabled": "1", "enabled": "1", "accessibilityIdentifier": "stars", "gestures": []},
]


class Made:
    """Whatever is asked of it, it is there."""

    def __getattr__(self, name):
        return lambda *arguments: self

    def __bool__(self):
        return True


class Value(Made):
    def GetObjectDescription(self):
        return json.dumps(ROWS)


class Frame(Made):
    def EvaluateExpression(self, text, options):
        # Every bracket that is opened is closed.
        assert text.count("[") == text.count("]") and text.count("{") == text.count("}")
        return Value()


class Debugger(Made):
    commands = []

    def GetSelectedFrame(self):
        return Frame()

    def HandleCommand(self, line):
        self.commands.append(line)


class Result:
    def write(self, text):
        sys.stdout.write(text)

    def SetError(self, text):
        sys.exit(text)


lldb = types.ModuleType("lldb")
lldb.SBExpressionOptions = Made
lldb.eLanguageTypeObjC = 16
sys.modules["lldb"] = lldb
sys.path.insert(0, sys.argv[1])
import hitchain_probe

debugger = Debugger()
hitchain_probe.__lldb_init_module(debugger, {})
assert "hitchain_probe.hitchain" in debugger.commands[0]
hitchain_probe.hitchain(debugger, "", Result(), {})
