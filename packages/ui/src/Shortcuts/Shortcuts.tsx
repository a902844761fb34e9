import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { isAppleDevice } from './isAppleDevice';
import { isSingleKey, matchesShortcut } from './shortcut';

export type ShortcutHandler = (event: KeyboardEvent) => void;

const SingleKeyContext = createContext(true);

/** Switches shortcuts of one bare key on or off for everything inside: speech input and shaky hands press them by mistake (WCAG 2.1.4). */
export function ShortcutSettings({ isSingleKeyEnabled = true, children }: { isSingleKeyEnabled?: boolean; children: ReactNode }) {
  return <SingleKeyContext value={isSingleKeyEnabled}>{children}</SingleKeyContext>;
}

export interface ShortcutsProps {
  /** What to do by shortcut: `{ 'Ctrl+S': save, '/': focusSearch }`. An inner scope goes before an outer one. */
  keys: Readonly<Record<string, ShortcutHandler>>;
  /** @default false */
  isDisabled?: boolean;
  children?: ReactNode;
}

/**
 * Keyboard shortcuts of one part of the page, heard wherever focus is, as long as no dialog covers that part.
 * They keep still while an input method composes, and bare keys also inside text fields.
 */
export function Shortcuts({ keys, isDisabled = false, children }: ShortcutsProps) {
  const isSingleKeyEnabled = use(SingleKeyContext);
  const scopeRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isDisabled) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.isComposing || event.keyCode === 229) return;
      const shortcut = Object.keys(keys).find((candidate) => matchesShortcut(event, candidate, isAppleDevice()));
      if (shortcut === undefined || isCovered(scopeRef.current)) return;
      if (isSingleKey(shortcut) && (!isSingleKeyEnabled || isTextField(event.target))) return;
      event.preventDefault();
      keys[shortcut]?.(event);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [keys, isDisabled, isSingleKeyEnabled]);

  return (
    <div ref={scopeRef} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

function isCovered(scope: Element | null) {
  return scope?.closest('[inert], [aria-hidden="true"]') != null;
}

const textFields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"]';
const keylessInputs = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isTextField(target: EventTarget | null) {
  const field = target instanceof Element ? target.closest(textFields) : null;
  return field !== null && !(field instanceof HTMLInputElement && keylessInputs.includes(field.type));
}
