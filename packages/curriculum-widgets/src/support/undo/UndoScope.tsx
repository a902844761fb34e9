import { Shortcuts, type ShortcutsProps } from '@college/ui/Shortcuts';
import { useMemo, type ReactNode } from 'react';
import type { Undo } from './useUndo';

/** A page on which Ctrl+Z brings back what was just deleted. */
export function UndoScope({ undo, children }: { undo: Pick<Undo, 'deletion' | 'run'> | undefined; children: ReactNode }) {
  const { deletion, run } = undo ?? { deletion: null };
  const keys = useMemo((): ShortcutsProps['keys'] => (deletion && run ? { 'Ctrl+Z': run } : {}), [deletion, run]);
  return <Shortcuts keys={keys}>{children}</Shortcuts>;
}
