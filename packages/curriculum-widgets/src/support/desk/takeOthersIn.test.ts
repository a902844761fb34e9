import { expect, it, vi } from 'vitest';
import { rebaseValues } from '../recordForm/recordMerge';
import { createDesk } from './createDesk';

type Stored = { name: string; hours: string; version: number };
const textsOf = ({ name, hours }: Stored) => ({ name, hours });

/** A record on a desk, which somebody else saves past it; a save asks whenever both changed anything. */
async function aDesk() {
  let stored: Stored = { name: '甲', hours: '48', version: 1 };
  let isDown = false;
  const news: string[] = [];
  const rebase = (base: Stored, mine: Stored, newer: Stored): Stored => ({
    ...newer,
    ...rebaseValues(textsOf(base), textsOf(mine), textsOf(newer)),
  });
  const isSame = (one: Stored, other: Stored) => one.name === other.name && one.hours === other.hours;
  const desk = createDesk<Stored>({
    async load() {
      if (isDown) throw new Error('断网');
      return stored;
    },
    async save(mine, base) {
      if (base.version !== stored.version) throw Object.assign(new Error('已被他人修改'), { code: '30009' });
      stored = { ...mine, version: stored.version + 1 };
      return { stored };
    },
    isSame,
    rebase,
    collides: ({ base, mine, theirs }) => !isSame(rebase(base, mine, theirs), rebase(base, theirs, mine)),
  });
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'), { interval: 1 });
  desk.onNews(({ type }) => news.push(type));
  return {
    desk,
    news,
    others: (change: Partial<Stored>) => (stored = { ...stored, ...change, version: stored.version + 1 }),
    setDown: () => (isDown = true),
    shown: () => {
      const state = desk.getState();
      if (state.phase !== 'open') throw new Error('the desk is not open');
      return { ...textsOf(state.history.present), save: state.save.status };
    },
  };
}

it('takes in what others saved beside what is changed here, so that the next save asks nothing', async () => {
  const { desk, others, shown } = await aDesk();
  desk.change((value) => ({ ...value, name: '乙' }));
  others({ hours: '64' });
  expect(await desk.refresh({ isQuiet: true })).toBe(true);
  expect(shown()).toEqual({ name: '乙', hours: '64', save: 'idle' });
  desk.undo();
  expect(shown()).toMatchObject({ name: '甲', hours: '64' });
  desk.redo();
  expect(await desk.save()).toBe(true);
  expect(shown()).toMatchObject({ name: '乙', hours: '64' });
});

it('leaves everything as it is where both changed the same, and lets the next save ask', async () => {
  const { desk, news, others, shown } = await aDesk();
  desk.change((value) => ({ ...value, name: '乙' }));
  others({ name: '丙', hours: '64' });
  expect(await desk.refresh({ isQuiet: true })).toBe(false);
  expect(shown()).toEqual({ name: '乙', hours: '48', save: 'idle' });
  expect(news).toEqual([]);
  expect(await desk.save()).toBe(false);
  expect(shown()).toEqual({ name: '乙', hours: '48', save: 'conflict' });
  // The question stays as it was asked.
  others({ hours: '32' });
  expect(await desk.refresh({ isQuiet: true })).toBe(false);
  expect(shown().save).toBe('conflict');
});

it('says nothing of a reading that fails', async () => {
  const { desk, news, setDown, shown } = await aDesk();
  setDown();
  expect(await desk.refresh({ isQuiet: true })).toBe(false);
  expect(news).toEqual([]);
  expect(shown()).toEqual({ name: '甲', hours: '48', save: 'idle' });
  expect(await desk.refresh()).toBe(false);
  expect(news).toEqual(['loadFailed']);
});
