import type { DeskFrame } from './useDesk';

/** The save status of a page that saves as a whole. */
export type SaveStanding = { status: 'idle' | 'saving' | 'failed' | 'conflict' } | { status: 'saved'; at: number };

/** The save status of a desk, for `useSaveStatus`; null while it is not loaded. */
export function savingOf<Value>(state: DeskFrame<Value>): SaveStanding | null {
  if (state.phase !== 'open') return null;
  const { save, savedAt } = state;
  return save.status === 'idle' && savedAt !== null ? { status: 'saved', at: savedAt } : { status: save.status };
}
