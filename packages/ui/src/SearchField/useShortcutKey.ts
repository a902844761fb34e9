import { useEffect, type RefObject } from 'react';
import { listen } from '../Shortcuts/scopes';

/** Moves the focus to an input when a single key is pressed anywhere that nothing is being written; the same key of a scope around the input gives way. */
export function useShortcutKey(key: string | undefined, inputRef: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const input = inputRef.current;
    if (!key || !input) return undefined;
    function focus() {
      input?.focus();
      input?.select();
    }
    return listen({ element: input, keys: { [key]: focus }, isSingleKeyEnabled: true });
  }, [key, inputRef]);
}
