import { liveTimes, type LiveEvent, type LiveView, type PresentPerson, type SavedChange } from '@college/curriculum-model';
import { ApiError } from '../core/failure';
import type { LiveResource } from './live.resource';

/** What a page is told over its line. */
export interface LiveListener {
  /** Everybody who has the thing open, the reader too. */
  onPeople: (people: readonly PresentPerson[]) => void;
  /** What was saved; null where too much was missed to be told, so that everything may have changed. */
  onSaved: (changes: readonly SavedChange[] | null) => void;
  /** Whether the server is reached. @default nobody is told */
  onConnectionChange?: (isConnected: boolean) => void;
}

export interface LiveThing {
  majorId: number;
  view: LiveView;
  courseId?: number;
}

/** The open line of a page. */
export interface LiveLine {
  /** Its name, by which the page finds itself among the people. */
  readonly name: string;
  /** Says which cell or field is edited; null for none. */
  edit: (field: string | null) => void;
  /** Lets the line go while nobody looks at the page, and takes it up again: what was saved meanwhile is told. */
  setWatched: (isWatched: boolean) => void;
  /** The page is left. */
  close: () => void;
}

/** Waits between two attempts, in milliseconds. A stream that lasted is opened again after the shortest. */
const waits = { shortest: 500, longest: 10_000, lasting: 5000 } as const;

/**
 * Follows a thing as long as a page is open: opens the stream again whenever it ends, from where it ended, and says every few seconds that the page is there.
 * A refusal ends it for good: the page is whole without it.
 */
export function openLiveLine(live: Pick<LiveResource, 'follow' | 'tell'>, thing: LiveThing, listener: LiveListener): LiveLine {
  const name = randomName();
  let after: number | undefined;
  let field: string | null = null;
  let wait: number = waits.shortest;
  let isConnected = false;
  let isOver = false;
  let following: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling: Promise<void> | undefined;
  let toldField: string | null = null;

  function setConnected(next: boolean) {
    if (next === isConnected) return;
    isConnected = next;
    listener.onConnectionChange?.(next);
  }

  function take({ last, people, changes, isGap }: LiveEvent) {
    after = Math.max(after ?? 0, last);
    if (people) listener.onPeople(people);
    if (isGap) listener.onSaved(null);
    else if (changes?.length) listener.onSaved(changes);
  }

  async function follow() {
    clearTimeout(timer);
    const own = new AbortController();
    following = own;
    const began = performance.now();
    try {
      for await (const event of live.follow({ ...thing, line: name, ...(after !== undefined && { after }) }, { signal: own.signal })) {
        if (own.signal.aborted) return;
        setConnected(true);
        take(event);
        // Another process may have taken the line over without knowing what is edited.
        if (field !== toldField) tell();
      }
    } catch (error) {
      if (own.signal.aborted) return;
      if (isRefusal(error)) return stop();
    }
    if (own.signal.aborted) return;
    const hasLasted = performance.now() - began > waits.lasting;
    // Whoever is let go by a server that stops is back within a moment: that is no loss to speak of.
    if (!hasLasted) setConnected(false);
    followLater(hasLasted ? waits.shortest : Math.min(wait * 2, waits.longest));
  }

  function followLater(milliseconds: number) {
    wait = milliseconds;
    timer = setTimeout(() => void follow(), wait);
  }

  function release() {
    clearTimeout(timer);
    following?.abort();
    following = undefined;
  }

  /** Says what is edited; one call at a time, so that the last word stays the last. */
  function tell() {
    if (isOver || !following) return;
    telling ??= say().finally(() => {
      telling = undefined;
      if (field !== toldField && isConnected) tell();
    });
  }

  async function say() {
    const said = field;
    const asked = following;
    try {
      const isOpen = await live.tell({ majorId: thing.majorId, line: name, field: said });
      toldField = said;
      // The stream may stand though its line was given up, as after a sleep.
      if (!isOpen && isConnected && asked === following) again();
    } catch (error) {
      if (isRefusal(error)) return stop();
      toldField = said;
      if (!isConnected || asked !== following) return;
      // A stream over a dead connection does not end by itself.
      again(Math.min(wait * 2, waits.longest));
    }
  }

  function again(milliseconds = 0) {
    release();
    setConnected(false);
    toldField = null;
    following = new AbortController();
    followLater(milliseconds);
  }

  function stop() {
    isOver = true;
    release();
    clearInterval(beat);
    setConnected(false);
    listener.onPeople([]);
  }

  const leave = () => void live.tell({ majorId: thing.majorId, line: name, field: null, isLeaving: true }).catch(() => undefined);
  const beat = setInterval(() => isConnected && tell(), liveTimes.beat);
  void follow();

  return {
    name,
    edit(next) {
      field = next;
      if (field !== toldField && isConnected) tell();
    },
    setWatched(isWatched) {
      if (isOver || isWatched === (following !== undefined)) return;
      if (isWatched) return void follow();
      release();
      leave();
      toldField = null;
      setConnected(false);
    },
    close() {
      if (isOver) return;
      const wasWatched = following !== undefined;
      isOver = true;
      release();
      clearInterval(beat);
      if (wasWatched) leave();
    },
  };
}

/** Whether asking again would be refused again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !error.isTemporary && error.code !== '50000';
}

// `randomUUID` is missing where a page is served without https.
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
