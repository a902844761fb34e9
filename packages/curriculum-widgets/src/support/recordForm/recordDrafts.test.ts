import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { createPlainDrafts } from '../desk/plainDrafts';
import { createRecordDesk, type RecordPort } from './recordDesk';
import { recordDrafts } from './recordDrafts';

interface Values {
  name: string;
  day: string;
  levelId: number | null;
}
type Stored = Values & { version: number };

const read: Stored = { name: '软件工程师', day: '2026-05-14', levelId: null, version: 1 };

/** The page of one record, or of a new one, over a browser's storage; its server can refuse. */
async function open(
  storage: Storage,
  { id, blankDay = '2026-05-14', stored = read }: { id?: number; blankDay?: string; stored?: Stored } = {},
) {
  const send = vi.fn<RecordPort<Values, Stored>['send']>(async (values) => ({
    id: id ?? 9,
    record: { ...values, version: stored.version + 1 },
  }));
  const port: RecordPort<Values, Stored> = {
    load: async () => stored,
    blank: () => ({ name: '', day: blankDay, levelId: null }),
    toValues: ({ name, day, levelId }) => ({ name, day, levelId }),
    send,
    problemsOf: () => ({}),
  };
  const draftsOf = (subject: number | null) =>
    createPlainDrafts({
      draftStorage: storage,
      userId: 1005,
      kind: 'job',
      subject: subject ?? 'new',
      form: recordDrafts<Values, Stored>(),
      onWriteError: () => {},
    });
  const desk = createRecordDesk(
    id,
    () => port,
    () => 5,
    draftsOf,
  );
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  const type = (change: Partial<Values>) => desk.change((work) => ({ ...work, values: { ...work.values, ...change } }), { isStep: false });
  const values = () => {
    const state = desk.getState();
    return state.phase === 'open' ? state.history.present.values : null;
  };
  return { desk, send, type, values };
}

const ended = Object.assign(new Error('登录已过期'), { code: '20022' });

it('gives back what a refused save held, and saves it over the version as it is', async () => {
  const storage = memoryStorage();
  const first = await open(storage, { id: 7 });
  first.send.mockRejectedValueOnce(ended);
  first.type({ name: '架构师', levelId: 1007 });
  expect(await first.desk.save()).toBe(false);
  first.desk.leave();
  const again = await open(storage, { id: 7 });
  expect(again.values()).toEqual({ name: '架构师', day: '2026-05-14', levelId: 1007 });
  expect(again.desk.getState()).toMatchObject({ restoredFrom: 5, base: { record: { version: 1 } } });
  expect(await again.desk.save()).toBe(true);
  expect(again.send.mock.lastCall).toEqual([again.values(), { id: 7, record: read }]);
  expect(storage.length).toBe(0);
});

it('asks where somebody else changed the same record meanwhile', async () => {
  const storage = memoryStorage();
  const first = await open(storage, { id: 7 });
  first.type({ name: '架构师' });
  first.desk.leave();
  const again = await open(storage, { id: 7, stored: { ...read, name: '程序员', version: 2 } });
  expect(await again.desk.save()).toBe(false);
  expect(again.send).not.toHaveBeenCalled();
  expect(again.desk.getState()).toMatchObject({ save: { status: 'conflict', theirs: { values: { name: '程序员' } } } });
});

it('has nothing to give back where it was stored after all', async () => {
  const storage = memoryStorage();
  const first = await open(storage, { id: 7 });
  first.type({ name: '架构师' });
  first.desk.leave();
  const again = await open(storage, { id: 7, stored: { ...read, name: '架构师', version: 2 } });
  expect(again.desk.getState()).toMatchObject({ restoredFrom: null, base: { record: { version: 2 } } });
  expect(storage.length).toBe(0);
});

it('lays a new record over what is blank today, and forgets it once it is stored', async () => {
  const storage = memoryStorage();
  const first = await open(storage);
  first.type({ name: '架构师' });
  first.desk.leave();
  expect(storage.key(0)).toBe('college:job-draft:1005:new');
  const again = await open(storage, { blankDay: '2026-05-15' });
  expect(again.values()).toEqual({ name: '架构师', day: '2026-05-15', levelId: null });
  expect(await again.desk.save()).toBe(true);
  expect(storage.length).toBe(0);
  again.type({ name: '首席架构师' });
  again.desk.leave();
  expect(storage.key(0)).toBe('college:job-draft:1005:9');
});

it.each([
  { base: {}, mine: {} },
  { base: { record: 3, values: read }, mine: read },
  { base: { record: read, values: read }, mine: { ...read, name: 7 } },
])('passes over what is no record', async (sides) => {
  const storage = memoryStorage();
  storage.setItem('college:job-draft:1005:7', JSON.stringify({ format: 1, writtenAt: 5, ...sides }));
  const { values, desk } = await open(storage, { id: 7 });
  expect(values()).toEqual({ name: '软件工程师', day: '2026-05-14', levelId: null });
  expect(desk.getState()).toMatchObject({ restoredFrom: null });
});
