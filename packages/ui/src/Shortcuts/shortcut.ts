/** What of a keyboard event decides whether it is a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a shortcut is one bare key, such as `/`, which text fields need for themselves; function keys write nothing. */
export function isSingleKey(shortcut: string) {
  return !/^((Ctrl|Alt|Shift)\+|F\d+$)/.test(shortcut);
}

/** Whether a text field needs the keys for itself: bare keys, undo and redo, select all, cut, copy and paste. */
export function isTextFieldKey(shortcut: string) {
  return isSingleKey(shortcut) || /^Ctrl\+(Shift\+)?[ACVXYZ]$/i.test(shortcut);
}

/**
 * Whether a key press is the shortcut, written like `Ctrl+Shift+Z` or `/`. On Apple machines Ctrl means Command.
 * Shift counts only where it is written or with letters: some keyboards need it to reach `/` at all.
 */
export function matchesShortcut(press: KeyPress, shortcut: string, isApple = false) {
  const { key, modifiers } = partsOf(shortcut);
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  const command = isApple ? press.metaKey : press.ctrlKey;
  const otherCommand = isApple ? press.ctrlKey : press.metaKey;
  if (otherCommand || command !== modifiers.has('Ctrl') || press.altKey !== modifiers.has('Alt')) return false;
  return press.shiftKey === modifiers.has('Shift') || (press.shiftKey && isSymbol(key));
}

function partsOf(shortcut: string) {
  const modifiers = new Set<string>();
  let key = shortcut;
  for (let match = /^(Ctrl|Alt|Shift)\+(.+)$/.exec(key); match; match = /^(Ctrl|Alt|Shift)\+(.+)$/.exec(key)) {
    modifiers.add(match[1]!);
    key = match[2]!;
  }
  return { key, modifiers };
}

function isSymbol(key: string) {
  return key.length === 1 && key.toLowerCase() === key.toUpperCase();
}
