import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { compareInTurn, inTurn } from './compareInTurn';
import type { CompareJob } from './compareJob';
import { onCompareThread, type Comparing } from './compareThread';

const log = pino({ level: 'silent' });
const asking = (userId = 1, stopping?: AbortSignal) => ({ userId, log, stopping });

/** As many rows as the database hands out at most, with texts of the given length. */
function rowsOf(count: number, length = 100): string {
  const rows = Array.from({ length: count }, (_, id) => ({
    id,
    title: `二叉树的遍历方法 ${id}`,
    description: '能够选择合适的数据结构解决复杂工程问题，并说明理由。'.repeat(Math.ceil(length / 25)).slice(0, length),
    level: '',
    englishTitle: null,
    englishDescription: null,
    course: '数据结构',
    englishCourse: null,
    major: '软件工程',
    englishMajor: null,
  }));
  return JSON.stringify(rows);
}

const small: CompareJob = { rows: rowsOf(3), language: 'zh', text: { keyword: '二叉树' } };
const titles = Array.from({ length: 2000 }, (_, at) => `第 ${at} 章 平衡二叉树的遍历方法与旋转`);
const large: CompareJob = { rows: rowsOf(1000, 1900), language: 'zh', text: { keyword: '选择合适的数据结构解决复杂工程问题'.repeat(200) } };

it('holds the main thread for less than 50 ms while it compares the largest text with the largest content', async () => {
  await compareInTurn(small, asking());
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const held: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    delay.reset();
    delay.enable();
    const { matches } = await compareInTurn(large, asking());
    delay.disable();
    expect(matches).toHaveLength(20);
    held.push(delay.max / 1e6);
  }
  // Whatever else the machine does holds it now and then, the comparison always.
  expect(Math.min(...held)).toBeLessThan(50);
});

it('answers a text with matches, and titles with what has a like one', async () => {
  const { matches } = await compareInTurn(small, asking());
  expect(matches[0]).toMatchObject({ id: 0, terms: ['二叉树'], origin: '数据结构（软件工程）' });
  const { alike } = await compareInTurn({ rows: rowsOf(2), language: 'zh', titles: ['土力学', '二叉树的遍历'] }, asking());
  expect(alike.map((found) => found.map(({ id }) => id))).toEqual([[], [0, 1]]);
});

it('ends a thread that takes too long or too much with a sentence, and compares the next text on a new one', async () => {
  const compare = onCompareThread({ milliseconds: 150, longest: 150, megabytes: 64 });
  const endless = { ...large, titles };
  await expect(compare(endless, asking())).rejects.toMatchObject({
    code: '30005',
    sentence: { zh: expect.stringContaining('超时'), en: expect.stringContaining('took too long') },
  });
  const { matches } = await onCompareThread()(small, asking());
  expect(matches).toHaveLength(3);
  const narrow = onCompareThread({ milliseconds: 20_000, longest: 20_000, megabytes: 16 });
  await expect(narrow({ ...large, rows: rowsOf(30_000) }, asking())).rejects.toMatchObject({
    code: '30005',
    sentence: { en: expect.stringContaining('too much') },
  });
  expect((await narrow(small, asking())).matches).toHaveLength(3);
});

it('says that the assistant failed where a thread dies, and compares the next text on a new one', async () => {
  const compare = onCompareThread();
  const broken = { ...small, rows: 'no JSON' };
  await expect(compare(broken, asking())).rejects.toMatchObject({ code: '50000', sentence: { en: expect.stringContaining('failed') } });
  expect((await compare(small, asking())).matches).toHaveLength(3);
});

/** A queue of comparisons that run until the test ends them. */
function heldQueue(limits: Parameters<typeof inTurn>[1]) {
  const ends: (() => void)[] = [];
  const done = { matches: [], alike: [], outlineKsa: [] };
  const compare: Comparing = () => new Promise((resolve) => ends.push(() => resolve(done)));
  return { ask: inTurn(compare, limits), ends };
}

const busy = { code: '50000', sentence: { zh: expect.stringContaining('人太多'), en: expect.stringContaining('Too many people') } };

it('refuses what would wait behind too much, and nobody else for one person', async () => {
  const { ask, ends } = heldQueue({ mostOfPerson: 1, mostCharacters: 4 * small.rows.length, milliseconds: 60_000 });
  const taken = [ask(small, asking(1)), ask(small, asking(1))];
  await expect(ask(small, asking(1))).rejects.toMatchObject(busy);
  taken.push(ask(small, asking(2)), ask(small, asking(3)));
  await expect(ask(small, asking(4))).rejects.toMatchObject(busy);
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(() => ends.length).toBe(ended + 1);
    ends[ended]?.();
  }
  expect(await Promise.all(taken)).toHaveLength(4);
  const next = ask(small, asking(4));
  await expect.poll(() => ends.length).toBe(5);
  ends[4]?.();
  await next;
});

it('refuses what waited too long, and what waits when the server stops', async () => {
  const late = heldQueue({ mostOfPerson: 9, mostCharacters: 10_000, milliseconds: 20 });
  const first = late.ask(small, asking());
  await expect(late.ask(small, asking())).rejects.toMatchObject(busy);
  late.ends[0]?.();
  await first;
  const stopping = new AbortController();
  const { ask, ends } = heldQueue({ mostOfPerson: 9, mostCharacters: 10_000, milliseconds: 60_000 });
  const taken = ask(small, asking(1, stopping.signal));
  const waiting = ask(small, asking(2, stopping.signal));
  await expect.poll(() => ends.length).toBe(1);
  stopping.abort();
  const stopped = { code: '50000', sentence: { en: expect.stringContaining('stopping') } };
  await expect(waiting).rejects.toMatchObject(stopped);
  await expect(ask(small, asking(3, stopping.signal))).rejects.toMatchObject(stopped);
  ends[0]?.();
  await taken;
});

it('ends with the server a second after it was told to stop, however much is compared', async () => {
  const stopping = new AbortController();
  // Seconds of work, however fast the machine is, so that it is not done before it is told to stop.
  const many = Array.from({ length: 10 }, () => titles).flat();
  const compare = onCompareThread({ milliseconds: 60_000, longest: 60_000, megabytes: 128 });
  await compare(small, asking());
  const refused = expect(compare({ ...large, titles: many }, asking(1, stopping.signal))).rejects.toMatchObject({
    code: '50000',
    sentence: { en: expect.stringContaining('stopping') },
  });
  const begun = performance.now();
  stopping.abort();
  await refused;
  expect(performance.now() - begun).toBeLessThan(3000);
});
