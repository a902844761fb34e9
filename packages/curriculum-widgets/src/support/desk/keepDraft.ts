import type { DeskState } from './deskState';
import type { Drafts } from './drafts';

/** Milliseconds of quiet after which unsaved work is written down. */
export const DRAFT_DELAY = 300;

interface KeepDraftOptions<Value> {
  drafts: Drafts<Value>;
  isSame: (one: Value, other: Value) => boolean;
  now: () => number;
}

/** Keeps the draft in step with a desk: written while there is unsaved work, at the latest by `flush`; cleared when there is none. */
export function keepDraft<Value>({ drafts, isSame, now }: KeepDraftOptions<Value>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let write: (() => void) | null = null;

  function drop() {
    clearTimeout(timer);
    write = null;
  }

  function flush() {
    const pending = write;
    drop();
    pending?.();
  }

  return {
    flush,
    follow(state: DeskState<Value>) {
      if (state.phase !== 'open') return;
      drop();
      const { base, history } = state;
      if (isSame(base, history.present)) {
        drafts.clear();
        return;
      }
      write = () => drafts.write({ base, mine: history.present, writtenAt: now() });
      timer = setTimeout(flush, DRAFT_DELAY);
    },
  };
}
