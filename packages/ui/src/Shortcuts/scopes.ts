import { isInComposition } from '../composition';
import { closestAcrossTrees, eventTarget } from '../shadow';
import { isSingleKey, isTextFieldKey, matchesShortcut } from './shortcut';

export type ShortcutHandler = (event: KeyboardEvent) => void;

/** One part of the page that listens for shortcuts. */
export interface ShortcutScope {
  element: Element;
  keys: Readonly<Record<string, ShortcutHandler>>;
  isSingleKeyEnabled: boolean;
}

interface Answer {
  scope: ShortcutScope;
  shortcut: string;
}

const scopes = new Set<ShortcutScope>();

/** Registers a scope for key events until the returned function is called. */
export function listen(scope: ShortcutScope) {
  if (scopes.size === 0) {
    // Commands are handled in the capture phase, for a field that stops its keys must not stop saving;
    // bare keys are taken last, for whoever has focus may have a use of its own for them.
    window.addEventListener('keydown', handleCommand, true);
    document.addEventListener('keydown', handleBareKey);
  }
  scopes.add(scope);
  return () => {
    scopes.delete(scope);
    if (scopes.size > 0) return;
    window.removeEventListener('keydown', handleCommand, true);
    document.removeEventListener('keydown', handleBareKey);
  };
}

function handleCommand(event: KeyboardEvent) {
  act(event, (shortcut) => !isSingleKey(shortcut) && matchesShortcut(event, shortcut, isAppleDevice()));
}

/** The first key of a sequence, until when the second one counts. */
let begun: { key: string; until: number } | undefined;
const sequenceTime = 1500;

function handleBareKey(event: KeyboardEvent) {
  const before = begun;
  begun = undefined;
  if (before && event.timeStamp <= before.until && act(event, (shortcut) => isSequence(shortcut, before.key, event))) return;
  if (act(event, (shortcut) => isSingleKey(shortcut) && matchesShortcut(event, shortcut, isAppleDevice()))) return;
  if (isKept(event) || isTextField(eventTarget(event))) return;
  const isFirst = [...scopes].some(
    ({ element, keys, isSingleKeyEnabled }) =>
      isSingleKeyEnabled &&
      !isCovered(element) &&
      Object.keys(keys).some((key) => key.includes(' ') && matchesShortcut(event, key.split(' ')[0]!)),
  );
  if (isFirst) begun = { key: event.key.toLowerCase(), until: event.timeStamp + sequenceTime };
}

/** Whether a press is the second key of a sequence, such as `G M`, whose first one was pressed just before. */
function isSequence(shortcut: string, first: string, event: KeyboardEvent) {
  const [one, other] = shortcut.split(' ');
  return other !== undefined && one!.toLowerCase() === first && matchesShortcut(event, other);
}

function isKept(event: KeyboardEvent) {
  return event.defaultPrevented || event.repeat || isInComposition(event);
}

/** Does what the innermost scope has for a press; says whether one had anything. */
function act(event: KeyboardEvent, isMeant: (shortcut: string) => boolean): boolean {
  if (isKept(event)) return false;
  const isInTextField = isTextField(eventTarget(event));
  const answers: Answer[] = [];
  for (const scope of scopes) {
    const shortcut = Object.keys(scope.keys).find(isMeant);
    if (shortcut === undefined || isCovered(scope.element)) continue;
    if (isInTextField && isTextFieldKey(shortcut)) continue;
    if (isSingleKey(shortcut) && !scope.isSingleKeyEnabled) continue;
    answers.push({ scope, shortcut });
  }
  const innermost = answers.findLast(
    ({ scope }) => !answers.some((other) => other.scope !== scope && scope.element.contains(other.scope.element)),
  );
  if (!innermost) return false;
  event.preventDefault();
  innermost.scope.keys[innermost.shortcut]?.(event);
  return true;
}

/** A dialog makes everything outside itself inert. */
function isCovered(element: Element) {
  return closestAcrossTrees(element, '[inert], [aria-hidden="true"]') !== null;
}

const textFields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"]';
const keylessInputs = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isTextField(target: EventTarget | null) {
  const field = target instanceof Element ? target.closest(textFields) : null;
  return field !== null && !(field instanceof HTMLInputElement && keylessInputs.includes(field.type));
}

/** Whether the user's machine has a Command key. */
function isAppleDevice() {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** The shortcuts that act now: those of every part that no dialog covers, each once. */
export function activeShortcuts(): string[] {
  const active = [...scopes].filter(({ element }) => !isCovered(element));
  const keys = active.flatMap((scope) => Object.keys(scope.keys).filter((key) => scope.isSingleKeyEnabled || !isSingleKey(key)));
  return [...new Set(keys)];
}
