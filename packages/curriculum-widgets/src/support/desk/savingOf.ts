import type { DeskState } from './deskState';

/** How saving stands on a page that saves as a whole. */
export type SaveStanding = { status: 'idle' | 'saving' | 'failed' | 'conflict' } | { status: 'saved'; at: number };

/** How the save of a desk stands, for `useSaveStatus`; null while it is not open. */
export function savingOf<Value>(state: DeskState<Value>): SaveStanding | null {
  if (state.phase !== 'open') return null;
  const { save, savedAt } = state;
  return save.status === 'idle' && savedAt !== null ? { status: 'saved', at: savedAt } : { status: save.status };
}
