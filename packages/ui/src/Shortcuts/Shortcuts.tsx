import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { sharedContext } from '../copies/sharedContext';
import { listen, type ShortcutHandler } from './scopes';

const SingleKeyContext = sharedContext('singleKeys', true);

/** Switches shortcuts of one bare key on or off for everything inside: speech input and tremor trigger them by mistake (WCAG 2.1.4). */
export function ShortcutSettings({ isSingleKeyEnabled = true, children }: { isSingleKeyEnabled?: boolean; children: ReactNode }) {
  return <SingleKeyContext value={isSingleKeyEnabled}>{children}</SingleKeyContext>;
}

/** Whether shortcuts of one bare key are on here; read by controls that show or handle such a key. */
export function useIsSingleKeyEnabled(): boolean {
  return use(SingleKeyContext);
}

export interface ShortcutsProps {
  /** The actions by shortcut: `{ 'Ctrl+S': save, '/': focusSearch, 'G M': openMatrices }`, the last of two keys one after the other. An inner scope takes precedence over an outer one. */
  keys: Readonly<Record<string, ShortcutHandler>>;
  /** Whether the shortcuts are disabled. @default false */
  isDisabled?: boolean;
  /** The part of the page in which the keys count. */
  children?: ReactNode;
}

/**
 * Keyboard shortcuts of one part of the page, active wherever focus is, as long as no dialog covers that part.
 * They keep still while an input method composes; bare keys and editing keys (Ctrl+Z and the like) also inside text fields.
 */
export function Shortcuts({ keys, isDisabled = false, children }: ShortcutsProps) {
  const isSingleKeyEnabled = useIsSingleKeyEnabled();
  const scopeRef = useRef<HTMLDivElement>(null);

  // As soon as the part shows: a key that comes with its first paint is lost otherwise.
  useLayoutEffect(() => {
    const element = scopeRef.current;
    if (isDisabled || !element) return;
    return listen({ element, keys, isSingleKeyEnabled });
  }, [keys, isDisabled, isSingleKeyEnabled]);

  return (
    <div ref={scopeRef} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
