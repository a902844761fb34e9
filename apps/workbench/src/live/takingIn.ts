import type { SavedKind } from '@college/curriculum-model';

interface TakingInOptions {
  /** Brings what is stored onto the page; resolves to false where it has to wait. */
  take: (kinds: ReadonlySet<SavedKind>) => Promise<boolean>;
  /** Whether the page is not to be changed just now. */
  isBusy: () => boolean;
}

/** How soon a busy page is looked at again, and one that could not take something in. */
const waits = { busy: 300, refused: 15_000 } as const;

/** Takes in what others saved: one reading at a time, all that came meanwhile with the next, and again what could not be taken in. */
export function createTakingIn({ take, isBusy }: TakingInOptions) {
  let waiting = new Set<SavedKind>();
  let isTaking = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(milliseconds: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void run(), milliseconds);
  }

  async function run() {
    if (isTaking || isClosed || waiting.size === 0) return;
    if (isBusy()) return later(waits.busy);
    isTaking = true;
    const taken = waiting;
    waiting = new Set();
    const isDone = await take(taken).catch(() => false);
    isTaking = false;
    const hasMore = waiting.size > 0;
    if (!isDone) waiting = new Set([...taken, ...waiting]);
    if (waiting.size > 0) later(hasMore ? 0 : waits.refused);
  }

  return {
    /** Somebody else saved something. */
    note(kinds: readonly SavedKind[]) {
      for (const kind of kinds) waiting.add(kind);
      void run();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
