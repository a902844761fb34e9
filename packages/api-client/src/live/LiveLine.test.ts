import { liveTimes, type LiveEvent, type PresentPerson, type SavedChange } from '@college/curriculum-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../core/failure';
import type { FollowedThing } from './live.resource';
import { openLiveLine, type LiveLine } from './LiveLine';

const thing = { majorId: 101, view: 'course', courseId: 1004 } as const;
const person: PresentPerson = { line: 'line-of-other', userId: 8, userName: '何佳', field: null };
const change: SavedChange = { kind: 'course', courseId: 1004, userId: 8 };

/** A server whose streams a test feeds and ends. */
function aServer() {
  const streams: { asked: FollowedThing; emit: (event: LiveEvent) => void; end: (error?: Error) => void; isAborted: () => boolean }[] = [];
  const told: { field: string | null; isLeaving?: boolean | undefined }[] = [];
  let answer: () => boolean = () => true;
  let refusal: Error | undefined;
  async function* follow(asked: FollowedThing, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<LiveEvent> {
    if (refusal) throw refusal;
    const events: (LiveEvent | Error | null)[] = [];
    let wake = () => undefined as void;
    const put = (one: LiveEvent | Error | null) => {
      events.push(one);
      wake();
    };
    signal?.addEventListener('abort', () => put(new Error('aborted')));
    streams.push({ asked, emit: put, end: (error) => put(error ?? null), isAborted: () => signal?.aborted ?? false });
    for (;;) {
      while (events.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const next = events.shift();
      if (next instanceof Error) throw next;
      if (!next) return;
      yield next;
    }
  }
  return {
    streams,
    told,
    setAnswer: (next: () => boolean) => (answer = next),
    refuse: (error: Error | undefined) => (refusal = error),
    live: {
      follow,
      async tell({ field, isLeaving }: { field: string | null; isLeaving?: boolean | undefined }) {
        told.push({ field, ...(isLeaving && { isLeaving }) });
        return answer();
      },
    },
  };
}

let line: LiveLine;
const heard: { people: (readonly PresentPerson[])[]; saved: (readonly SavedChange[] | null)[]; connections: boolean[] } = {
  people: [],
  saved: [],
  connections: [],
};

function open(server: ReturnType<typeof aServer>) {
  Object.assign(heard, { people: [], saved: [], connections: [] });
  line = openLiveLine(server.live, thing, {
    onPeople: (people) => heard.people.push(people),
    onSaved: (changes) => heard.saved.push(changes),
    onConnectionChange: (isConnected) => heard.connections.push(isConnected),
  });
  return line;
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the line of an open page', () => {
  let server: ReturnType<typeof aServer>;
  beforeEach(() => {
    vi.useFakeTimers();
    server = aServer();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it('passes on who is there and what is saved', async () => {
    const { name } = open(server);
    await pass();
    expect(name).toMatch(/^[\w-]{8,40}$/);
    expect(server.streams[0]!.asked).toEqual({ ...thing, line: name });
    server.streams[0]!.emit({ last: 7, people: [person] });
    server.streams[0]!.emit({ last: 8, changes: [change] });
    server.streams[0]!.emit({ last: 9, isGap: true });
    server.streams[0]!.emit({ last: 9 });
    await pass();
    expect(heard).toEqual({ people: [[person]], saved: [[change], null], connections: [true] });
  });

  it('asks again from where a stream ended, and says nothing of a short pause', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass(60_000);
    server.streams[0]!.end();
    await pass(500);
    expect(server.streams[1]!.asked).toEqual({ ...thing, line: line.name, after: 7 });
    expect(heard.connections).toEqual([true]);
  });

  it('waits longer from time to time while nobody is reached, and goes on afterwards', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass(60_000);
    server.streams[0]!.end(new NetworkError('connection', 'gone'));
    server.refuse(new NetworkError('connection', 'gone'));
    await pass(120_000);
    expect(heard.connections).toEqual([true, false]);
    server.refuse(undefined);
    await pass(10_000);
    expect(server.streams).toHaveLength(2);
    server.streams[1]!.emit({ last: 12, changes: [change] });
    await pass();
    expect(server.streams[1]!.asked.after).toBe(7);
    expect(heard).toMatchObject({ saved: [[change]], connections: [true, false, true] });
  });

  it('says that it is there, what is edited at once, and the last word last', async () => {
    open(server);
    line.edit('course:1004#name');
    await pass();
    expect(server.told).toEqual([]);
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass();
    expect(server.told).toEqual([{ field: 'course:1004#name' }]);
    line.edit('course:1004#position');
    line.edit('course:1004#criterion');
    line.edit(null);
    await pass();
    expect(server.told.at(-1)).toEqual({ field: null });
    const before = server.told.length;
    await pass(liveTimes.beat * 3);
    expect(server.told.slice(before)).toEqual([{ field: null }, { field: null }, { field: null }]);
  });

  it('opens the stream again where the server knows its line no more, and says again what is edited', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass();
    line.edit('course:1004#name');
    await pass();
    server.setAnswer(() => false);
    await pass(liveTimes.beat + 1);
    expect(server.streams[0]!.isAborted()).toBe(true);
    expect(server.streams[1]!.asked.after).toBe(7);
    server.setAnswer(() => true);
    server.streams[1]!.emit({ last: 7, people: [person] });
    await pass();
    expect(server.told.at(-1)).toEqual({ field: 'course:1004#name' });
  });

  it('takes a stream for dead when it cannot say that it is there', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    server.setAnswer(() => {
      throw new NetworkError('connection', 'gone');
    });
    await pass(liveTimes.beat);
    expect(server.streams[0]!.isAborted()).toBe(true);
    expect(heard.connections).toEqual([true, false]);
    await pass(2000);
    expect(server.streams).toHaveLength(2);
  });

  it('asks nothing more after a refusal', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass();
    server.setAnswer(() => {
      throw new ApiError('30003', '无权');
    });
    await pass(liveTimes.beat);
    const told = server.told.length;
    await pass(120_000);
    expect(server.streams).toHaveLength(1);
    expect(server.told).toHaveLength(told);
    expect(heard.people.at(-1)).toEqual([]);
  });

  it('is let go while nobody looks, and makes up for what was missed', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass();
    line.setWatched(false);
    await pass(60_000);
    expect(server.told).toEqual([{ field: null, isLeaving: true }]);
    line.setWatched(true);
    await pass();
    expect(server.streams[1]!.asked.after).toBe(7);
  });

  it('leaves with the page, once', async () => {
    open(server);
    await pass();
    server.streams[0]!.emit({ last: 7, people: [person] });
    await pass();
    line.close();
    line.close();
    await pass(60_000);
    expect(server.told).toEqual([{ field: null, isLeaving: true }]);
    expect(server.streams).toHaveLength(1);
  });
});
