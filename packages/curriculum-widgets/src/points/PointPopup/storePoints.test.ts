import {
  addKsa,
  addPoint,
  isPointListModified,
  linkKsa,
  loadPointList,
  removePoints,
  type SaveKsaRequest,
} from '@college/curriculum-model';
import { aPointKsaList } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fakePoints } from '../fakes/fakePoints';
import { storePoints } from './storePoints';

async function aCourse() {
  const source = fakePoints(aPointKsaList(2));
  vi.spyOn(source, 'savePoints');
  vi.spyOn(source, 'saveKsa');
  const stored = await source.loadPoints(1004);
  return { source, list: loadPointList(stored), version: stored.version };
}

describe('storePoints', () => {
  it('sends only the points when only they changed', async () => {
    const { source, list, version } = await aCourse();
    const outcome = await storePoints({ source, courseId: 1004, list: removePoints(list, ['id-5001']), version });
    expect(outcome).toMatchObject({ isStored: true, version: 2 });
    expect(isPointListModified(outcome.list)).toBe(false);
    expect(source.saveKsa).not.toHaveBeenCalled();
  });

  it('ties a new item to a new point, each save from the version that the one before made', async () => {
    const { source, list, version } = await aCourse();
    const both = linkKsa(
      addKsa(addPoint(list, { title: '栈', description: '后进先出' }), [{ letter: 'K', description: '栈顶' }]),
      'new-2',
      ['new-1'],
    );
    const outcome = await storePoints({ source, courseId: 1004, list: both, version });
    expect(outcome.version).toBe(3);
    const after = await source.loadPoints(1004);
    expect(after.points.at(-1)).toMatchObject({ title: '栈', ksa: [{ description: '栈顶' }] });
    expect(isPointListModified(loadPointList(after))).toBe(false);
    expect(outcome.list.rows.map(({ id }) => id)).toEqual(after.points.map(({ id }) => id));
    expect(outcome.list.ksa.map(({ id }) => id)).toEqual(after.ksa.map(({ id }) => id));
  });

  it('keeps the points stored and the KSA items to be saved when the second part fails', async () => {
    const { source, list, version } = await aCourse();
    const both = addKsa(removePoints(list, ['id-5002']), [{ letter: 'A', description: '严谨' }]);
    vi.mocked(source.saveKsa).mockRejectedValueOnce(new Error('断开'));
    const failed = await storePoints({ source, courseId: 1004, list: both, version });
    expect(failed).toMatchObject({ isStored: false, part: 'ksa', version: 2 });
    const again = await storePoints({ source, courseId: 1004, list: failed.list, version: failed.version });
    expect(again.isStored).toBe(true);
    expect(source.savePoints).toHaveBeenCalledOnce();
  });

  it('sends no KSA items after the points failed', async () => {
    const { source, list, version } = await aCourse();
    vi.mocked(source.savePoints).mockRejectedValueOnce(new Error('断开'));
    const both = addKsa(removePoints(list, ['id-5002']), [{ letter: 'A', description: '严谨' }]);
    const failed = await storePoints({ source, courseId: 1004, list: both, version });
    expect(failed).toMatchObject({ isStored: false, part: 'points', version: 1 });
    expect(failed.list).toBe(both);
    expect(source.saveKsa).not.toHaveBeenCalled();
  });

  it('names no version where the server keeps none', async () => {
    const { source, list } = await aCourse();
    const sent = vi.fn(async (request: SaveKsaRequest) => (expect(request).not.toHaveProperty('version'), []));
    const outcome = await storePoints({
      source: { ...source, saveKsa: sent },
      courseId: 1004,
      list: addKsa(list, [{ letter: 'K', description: 'x' }]),
      version: undefined,
    });
    expect(outcome).toMatchObject({ isStored: true, version: undefined });
  });
});
