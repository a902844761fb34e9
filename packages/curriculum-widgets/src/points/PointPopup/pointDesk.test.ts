import { addKsa, addPoint, isPointListModified, linkKsa, loadPointList, removePoints, type PointList } from '@college/curriculum-model';
import { aPointKsaList } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { keepPoints } from '../fakes/servePoints';
import { createPointDesk, ontoNewer } from './pointDesk';
import type { PointAct } from './pointWork';

async function openDesk(isVersioned = true) {
  const server = aCollege({ prepare: keepPoints(aPointKsaList(2)) }).points;
  const source = {
    loadPoints: async () => ({ ...(await server.loadPoints(1004)), ...(isVersioned ? {} : { version: undefined }) }),
    savePoints: vi.fn(server.savePoints),
    saveKsa: vi.fn(server.saveKsa),
  };
  const desk = createPointDesk({ source: () => source, courseId: 1004, now: () => 0 });
  const failures: unknown[] = [];
  desk.onNews((news) => news.type === 'saveFailed' && failures.push(news.error));
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  const open = () => {
    const state = desk.getState();
    if (state.phase !== 'open') throw new Error('the desk is not open');
    return { ...state, work: state.history.present };
  };
  const change = (edit: (list: PointList) => PointList) => desk.act({ type: 'ksaChanged', change: edit });
  return { desk, source, server, open, change, failures };
}
const both = (list: PointList) => addKsa(removePoints(list, ['id-5002']), [{ letter: 'A', description: '严谨' }]);
const lost = () => Promise.reject(new Error('断开'));

describe('a save', () => {
  it('sends only the points when only they changed', async () => {
    const { desk, source, open, change } = await openDesk();
    change((list) => removePoints(list, ['id-5001']));
    expect(await desk.save()).toBe(true);
    expect(open()).toMatchObject({ work: { version: 2 }, save: { status: 'idle' }, savedAt: 0 });
    expect(isPointListModified(open().work.list)).toBe(false);
    expect(source.saveKsa).not.toHaveBeenCalled();
  });

  it('ties a new item to a new point, each save from the version that the one before made', async () => {
    const { desk, server, open, change } = await openDesk();
    change((list) => addKsa(addPoint(list, { title: '栈', description: '后进先出' }), [{ letter: 'K', description: '栈顶' }]));
    change((list) => linkKsa(list, 'new-2', ['new-1']));
    await desk.save();
    const { list, version } = open().work;
    expect(version).toBe(3);
    const after = await server.loadPoints(1004);
    expect(after.points.at(-1)).toMatchObject({ title: '栈', ksa: [{ description: '栈顶' }] });
    expect(isPointListModified(loadPointList(after))).toBe(false);
    expect(list.rows.map(({ id }) => id)).toEqual(after.points.map(({ id }) => id));
    expect(list.ksa.map(({ id }) => id)).toEqual(after.ksa.map(({ id }) => id));
  });

  it('keeps the points stored and the KSA items to be saved when the second part fails', async () => {
    const { desk, source, open, change, failures } = await openDesk();
    change(both);
    source.saveKsa.mockImplementationOnce(lost);
    expect(await desk.save()).toBe(false);
    expect(open()).toMatchObject({ work: { version: 2 }, save: { status: 'failed' }, savedAt: null });
    expect(failures).toEqual([expect.objectContaining({ message: '断开' })]);
    expect(await desk.save()).toBe(true);
    expect(source.savePoints).toHaveBeenCalledOnce();
  });

  it('sends no KSA items after the points failed', async () => {
    const { desk, source, open, change } = await openDesk();
    change(both);
    const before = open().work;
    source.savePoints.mockImplementationOnce(lost);
    expect(await desk.save()).toBe(false);
    expect(open().work).toBe(before);
    expect(source.saveKsa).not.toHaveBeenCalled();
  });

  it('names no version where the server keeps none', async () => {
    const { desk, source, open, change } = await openDesk(false);
    change((list) => addKsa(list, [{ letter: 'K', description: 'x' }]));
    expect(await desk.save()).toBe(true);
    expect(source.saveKsa.mock.lastCall?.[0]).not.toHaveProperty('version');
    expect(open().work.version).toBeUndefined();
  });

  it('names the imported file until the points are stored', async () => {
    const { desk, source, open } = await openDesk();
    desk.act({ type: 'imported', kind: 'pointksa', fileName: '课点.xlsx', points: aPointKsaList(1) });
    source.savePoints.mockImplementationOnce(lost);
    await desk.save();
    expect(open().work.fileName).toBe('课点.xlsx');
    await desk.save();
    expect(open().work).toMatchObject({ fileName: null, version: 3 });
  });

  it('waits until what is in edit is ended', async () => {
    const { desk, source, open, change } = await openDesk();
    change(both);
    desk.act({ type: 'draftOpened', key: null, field: 'title' });
    expect(await desk.save()).toBe(false);
    expect(open().refusals).toBe(1);
    expect(source.savePoints).not.toHaveBeenCalled();
  });

  it('keeps everything from being changed while it runs', async () => {
    const { desk, source, open, change } = await openDesk();
    change(both);
    source.savePoints.mockImplementationOnce(() => new Promise(() => {}));
    void desk.save();
    const before = open().work;
    const acts: PointAct[] = [
      { type: 'draftOpened', key: 'id-5001', field: 'title' },
      { type: 'pointsRemoved', keys: ['id-5001'] },
      { type: 'imported', kind: 'pointksa', fileName: '课点.xlsx', points: aPointKsaList(1) },
      { type: 'selected', keys: new Set(['id-5001']) },
      { type: 'ksaChanged', change: (list) => ({ ...list, ksa: [] }) },
    ];
    fc.assert(fc.property(fc.array(fc.constantFrom(...acts)), (some) => some.every((act) => desk.act(act) === before)));
  });
});

describe('when somebody else saved first', () => {
  it('goes on without a question where they changed no points', async () => {
    const { desk, server, open, change } = await openDesk();
    change(both);
    await server.savePoints({ courseId: 1004, points: aPointKsaList(2) });
    expect(await desk.save()).toBe(true);
    expect(open().work.version).toBe(4);
  });

  it('keeps both until a person chooses; mine go over theirs, and what they deleted is new again', async () => {
    const { desk, server, source, open, change } = await openDesk();
    change((list) => addKsa(list, [{ letter: 'A', description: '严谨' }]));
    const [kept, deleted] = aPointKsaList(2);
    await server.savePoints({ courseId: 1004, points: [kept!, { ...deleted!, id: -5002 }] });
    expect(await desk.save()).toBe(false);
    const { save, work } = open();
    if (save.status !== 'conflict') throw new Error('there is no conflict');
    expect(await desk.resolve(ontoNewer(work, save.theirs))).toBe(true);
    expect(source.savePoints.mock.lastCall?.[0]).toMatchObject({ version: 2, points: [{ id: 5001 }, { id: 0 }] });
    expect(open().work.version).toBe(4);
  });
});
