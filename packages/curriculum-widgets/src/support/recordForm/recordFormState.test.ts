import { describe, expect, it, vi } from 'vitest';
import { countChanges, createRecordDesk, type RecordPort } from './recordDesk';
import { recordFormState, type RecordOpen } from './recordFormState';

interface Values {
  name: string;
  code: string;
  rows: readonly number[];
}
type Stored = Values & { version: number };

const read: Stored = { name: '软件工程师', code: '2-02', rows: [60, 40], version: 1 };

/** A record that somebody else may have changed since it was read. */
async function open(port: Partial<RecordPort<Values, Stored>> = {}, recordId: number | undefined = 7) {
  let stored = read;
  const send = vi.fn(async (values: Values, { record }: { record: Stored | null }) => {
    if (record && record.version !== stored.version) throw Object.assign(new Error('已被他人修改'), { code: '30009' });
    stored = { ...values, version: stored.version + 1 };
    return { id: 7 };
  });
  const load = vi.fn(async () => stored);
  const whole: RecordPort<Values, Stored> = {
    load,
    blank: () => ({ name: '', code: '', rows: [] }),
    toValues: ({ name, code, rows }) => ({ name, code, rows }),
    send,
    problemsOf: ({ name }) => (name === '' ? { name: '不能为空' } : {}),
    ...port,
  };
  const desk = createRecordDesk(
    recordId,
    () => whole,
    () => 5,
  );
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  const type = (change: Partial<Values>) => desk.change((work) => ({ ...work, values: { ...work.values, ...change } }), { isStep: false });
  return {
    desk,
    send,
    load,
    type,
    form: () => recordFormState(desk.getState(), desk.storedId()) as RecordOpen<Values, Stored>,
    othersStore: (change: Partial<Values>) => (stored = { ...stored, ...change, version: stored.version + 1 }),
  };
}

describe('a record on a form', () => {
  it('says what was typed, counts it by fields, and gives it up', async () => {
    const { desk, type, form } = await open();
    type({ name: '架构师', rows: [60, 40] });
    expect(form()).toMatchObject({ values: { name: '架构师' }, baseline: { name: '软件工程师' } });
    const state = desk.getState();
    expect(state.phase === 'open' && countChanges(state)).toBe(1);
    desk.discard();
    expect(form().values).toEqual(form().baseline);
  });

  it('sends nothing that is wrong, and marks it as often as it is tried', async () => {
    const { desk, send, type, form } = await open();
    type({ name: '' });
    expect([await desk.save(), await desk.save()]).toEqual([false, false]);
    expect(form().refusals).toBe(2);
    expect(send).not.toHaveBeenCalled();
  });

  it('marks what the server refused', async () => {
    const { desk, form } = await open({
      send: () => Promise.reject(new Error('编码已有')),
      problemsOfError: () => ({ code: '已有' }),
    });
    expect(await desk.save()).toBe(false);
    expect(form()).toMatchObject({ refusals: 1, save: { status: 'failed', message: '编码已有' } });
  });

  it('has the id of a new record, and is stored over it the next time', async () => {
    const { desk, send, type, form } = await open({}, undefined);
    type({ name: '架构师' });
    expect(await desk.save()).toBe(true);
    expect(form()).toMatchObject({ id: 7, save: { status: 'saved', at: 5 } });
    expect(await desk.save()).toBe(true);
    expect(send.mock.lastCall?.[1]).toMatchObject({ id: 7, record: { version: 2 } });
  });

  it('goes on from the record that the save answers, without reading it again', async () => {
    const { desk, load, form } = await open({ send: async (values) => ({ id: 7, record: { ...values, code: '2-03', version: 9 } }) });
    load.mockClear();
    expect(await desk.save()).toBe(true);
    expect(form()).toMatchObject({ record: { version: 9 }, values: { code: '2-03' }, save: { status: 'saved' } });
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps a new record’s id where it could not be read back, and reads before it is saved again', async () => {
    const { desk, load, send, type } = await open({}, undefined);
    type({ name: '架构师' });
    load.mockRejectedValueOnce(new Error('断网'));
    expect(await desk.save()).toBe(true);
    type({ code: '2-03' });
    expect(await desk.save()).toBe(true);
    expect(send.mock.lastCall).toMatchObject([
      { name: '架构师', code: '2-03' },
      { id: 7, record: { version: 2 } },
    ]);
  });

  it('goes on over a newer version that says the same', async () => {
    const { desk, othersStore, type, form } = await open();
    othersStore({});
    type({ name: '架构师' });
    expect(await desk.save()).toBe(true);
    expect(form()).toMatchObject({ record: { version: 3 }, values: { name: '架构师' } });
  });

  it('sets theirs beside mine, keeps mine while the choice is put off, and goes on from theirs with what was chosen', async () => {
    const { desk, othersStore, type, form } = await open();
    othersStore({ code: '2-03' });
    type({ name: '架构师' });
    expect(await desk.save()).toBe(false);
    expect(form()).toMatchObject({ values: { name: '架构师', code: '2-02' }, save: { status: 'conflict', theirs: { code: '2-03' } } });
    desk.leaveConflict('未保存');
    expect(form()).toMatchObject({ values: { name: '架构师' }, save: { status: 'failed', message: '未保存' } });
    expect(await desk.save()).toBe(false);
    const state = desk.getState();
    if (state.phase !== 'open' || state.save.status !== 'conflict') throw new Error('no conflict');
    expect(await desk.resolve({ ...state.save.theirs, values: { ...form().values, code: '2-03' } })).toBe(true);
    expect(form()).toMatchObject({ record: { version: 3 }, values: { name: '架构师', code: '2-03' }, save: { status: 'saved' } });
  });
});
