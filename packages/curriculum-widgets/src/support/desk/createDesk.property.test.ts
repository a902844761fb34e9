import { isSame } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { rebaseValues } from '../recordForm/recordMerge';
import { createDesk } from './createDesk';

interface Texts {
  mine: string;
  theirs: string;
  shared: string;
}
type Stored = Texts & { version: number };

const textsOf = ({ mine, theirs, shared }: Stored): Texts => ({ mine, theirs, shared });

/** A record that somebody else writes to as well; its next answer may be lost, come without what was stored, or say that only a part was. */
function server() {
  let stored: Stored = { mine: '', theirs: '', shared: '', version: 1 };
  let next: 'answers' | 'isDown' | 'answersLittle' | 'storesPart' = 'answers';
  const write = (texts: Partial<Texts>) => (stored = { ...stored, ...texts, version: stored.version + 1 });
  return {
    stored: () => stored,
    write,
    fail: (how: typeof next) => (next = how),
    port: {
      load: async () => stored,
      async save(mine: Stored, base: Stored) {
        const how = next;
        next = 'answers';
        if (how === 'isDown') throw new Error('断网');
        if (base.version !== stored.version) throw Object.assign(new Error('已被他人修改'), { code: '30009' });
        if (how === 'storesPart') return { stored: write({ mine: mine.mine }), failure: { error: new Error('断网') } };
        write(textsOf(mine));
        return how === 'answersLittle' ? { stored: mine, isStale: true } : { stored };
      },
      isSame: (one: Stored, other: Stored) => isSame(textsOf(one), textsOf(other)),
      rebase: (base: Stored, mine: Stored, newer: Stored) => ({ ...newer, ...rebaseValues(textsOf(base), textsOf(mine), textsOf(newer)) }),
      isRival: ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Stored>) =>
        theirs.shared !== base.shared && theirs.shared !== mine.shared,
    },
  };
}

const faults = { save: 'answers', failToSave: 'isDown', saveUnheard: 'answersLittle', saveInPart: 'storesPart' } as const;
const text = fc.constantFrom('', '线性表', '树', '图');
const act = fc.oneof(
  fc.record({ type: fc.constantFrom('type' as const, 'typeShared' as const, 'typeWhileSaving' as const, 'othersWrite' as const), text }),
  fc.record({ type: fc.constant('othersWriteShared' as const), text }),
  fc.record({
    type: fc.constantFrom('save' as const, 'failToSave' as const, 'saveUnheard' as const, 'saveInPart' as const, 'refresh' as const),
    text,
  }),
);

it('loses nothing that was typed here or stored by somebody else, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const { stored, write, fail, port } = server();
      const desk = createDesk<Stored>(port, () => 0);
      desk.load();
      await vi.waitFor(() => expect(desk.getState().phase).toBe('open'), { interval: 1 });
      const open = () => {
        const state = desk.getState();
        if (state.phase !== 'open') throw new Error('the desk is not open');
        return state;
      };
      let mine = '';
      let theirs = '';
      const type = (value: string) => {
        mine = value;
        desk.change((texts) => ({ ...texts, mine: value }), { isStep: false });
      };

      for (const one of acts) {
        if (one.type === 'type') type(one.text);
        else if (one.type === 'typeShared') desk.change((texts) => ({ ...texts, shared: one.text }), { isStep: false });
        else if (one.type === 'typeWhileSaving') {
          const saving = desk.save();
          type(one.text);
          await saving;
        } else if (one.type === 'othersWrite') {
          theirs = one.text;
          write({ theirs });
        } else if (one.type === 'othersWriteShared') write({ shared: one.text });
        else if (one.type === 'refresh') await Promise.all([desk.refresh(), desk.save()]);
        else {
          fail(faults[one.type]);
          await desk.save();
          fail('answers');
        }
        expect(open().history.present.mine).toBe(mine);
      }

      // Whoever has to choose keeps their own here.
      type(`${mine}。`);
      for (let tries = 0; !(await desk.save()) && tries < 3; tries += 1) {
        const { history, save } = open();
        if (save.status === 'conflict') await desk.resolve({ ...save.theirs, ...textsOf(history.present), theirs: save.theirs.theirs });
      }
      expect(port.isSame(open().base, open().history.present)).toBe(true);
      expect(stored()).toMatchObject({ mine, theirs, shared: open().history.present.shared });
    }),
    { numRuns: 100 },
  );
});

it('changes nothing while a save runs, where the port says so', async () => {
  const { port } = server();
  const desk = createDesk<Stored>({ ...port, initial: await port.load(), isLockedWhileSaving: true });
  desk.change((texts) => ({ ...texts, mine: '树' }));
  const saving = desk.save();
  desk.change((texts) => ({ ...texts, mine: '图' }));
  await saving;
  expect(desk.getState()).toMatchObject({ base: { mine: '树' }, history: { present: { mine: '树' } } });
});

it('takes in what others stored without a question where nothing was changed here', async () => {
  const { port, write } = server();
  const desk = createDesk<Stored>({ ...port, isRival: undefined, initial: await port.load() });
  write({ shared: '树' });
  expect(await desk.refresh()).toBe(true);
  expect(desk.getState()).toMatchObject({ save: { status: 'idle' }, base: { shared: '树' }, history: { present: { shared: '树' } } });
});

it('is saved once by two presses', async () => {
  const { port } = server();
  const save = vi.fn(port.save);
  const desk = createDesk<Stored>({ ...port, save, sendsUnchanged: true });
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  desk.change((texts) => ({ ...texts, mine: '树' }));
  expect(await Promise.all([desk.save(), desk.save()])).toEqual([true, true]);
  expect(save).toHaveBeenCalledOnce();
});

it('reads again what a save overtook', async () => {
  const { port } = server();
  const desk = createDesk<Stored>(port);
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  desk.change((texts) => ({ ...texts, mine: '树' }));
  expect(await Promise.all([desk.refresh(), desk.save()])).toEqual([true, true]);
  expect(desk.getState()).toMatchObject({ base: { mine: '树', version: 2 }, save: { status: 'idle' }, savedAt: expect.any(Number) });
});
