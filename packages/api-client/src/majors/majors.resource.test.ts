import { userIds } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';

/** The ports of one backend, as one person or another. */
function aCollege() {
  const backend = createMockBackend({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  return (as: keyof typeof userIds = 'collegeAdmin') => createMockPorts(backend, { as });
}

const page = { pageNum: 1, pageSize: 20 };

describe('majors', () => {
  it('come page by page with their courses, found by name or code', async () => {
    const { majors } = aCollege()();
    const { pageInfo } = await majors.listMajors(page);
    expect(pageInfo.list.map(({ id, courseCount, edit }) => [id, courseCount, edit])).toEqual([
      [1001, 15, true],
      [1002, 0, true],
      [1003, 2, true],
    ]);
    expect(pageInfo.list.map(({ progress }) => progress)).toEqual([expect.any(Number), null, expect.any(Number)]);
    const found = await majors.listMajors({ ...page, keyword: '0809', pageSize: 1, pageNum: 2, lang: '80102' });
    expect(found).toMatchObject({
      pageInfo: { total: 3, list: [{ name: 'Computer Science and Technology', departmentName: 'School of Computing' }] },
    });
    await expect(aCollege()('demo').majors.listMajors(page)).resolves.toMatchObject({ pageInfo: { list: [{ id: 1003 }], total: 1 } });
  });

  it('are listed by department; one without majors shows to whoever reads all of it', async () => {
    const as = aCollege();
    const { id } = await as().departments.saveDepartment({ id: 0, name: '设计学院', translations: {} });
    const shownTo = async (who: keyof typeof userIds) =>
      (await as(who).departments.loadDepartments({ collegeId: 1001, userId: userIds[who] })).departments.map((one) => one.id);
    expect(await shownTo('courseEditor')).toEqual([1001, 1002, id]);
    expect(await shownTo('demo')).toEqual([1002]);
  });

  it('are made, changed and deleted while they have no courses', async () => {
    const as = aCollege();
    const { majors } = as();
    const fresh = { id: 0, departmentId: 1001, name: '人工智能', code: '080717T', standard: 'CEEAA-2024' as const };
    const { id, version } = await majors.saveMajor(fresh);
    await expect(majors.saveMajor({ ...fresh, id, name: '智能科学', version })).resolves.toMatchObject({
      id,
      version: 2,
      record: { id, name: '智能科学', version: 2 },
    });
    await expect(majors.saveMajor({ ...fresh, id, version })).rejects.toMatchObject({ code: '30009' });
    await expect(majors.loadMajorRecord(id)).resolves.toMatchObject({ name: '智能科学', departmentId: 1001, standard: 'CEEAA-2024' });
    await expect(as('majorLeader').majors.saveMajor(fresh)).rejects.toMatchObject({ code: '30003' });
    await expect(as('majorLeader').majors.deleteMajor(1001, { version: 1 })).rejects.toMatchObject({ code: '30003' });
    await expect(majors.deleteMajor(1001, { version: 1 })).rejects.toMatchObject({ code: '30001' });
    await majors.deleteMajor(id, { version: 2 });
    await expect(majors.loadMajor(id)).rejects.toMatchObject({ code: '30004' });
  });

  it('lose with an indicator point what depends on it, as was said before', async () => {
    const { majors, goals } = aCollege()('majorLeader');
    const use = await majors.loadRequireUse(1001);
    const requires = await majors.listGraduateRequires(1001);
    const [first] = requires[0]!.children;
    const lost = use.find(({ indicatorId }) => indicatorId === first!.id)!;
    expect(lost.courses.length).toBeGreaterThan(0);
    const list = requires.map((require) => ({ ...require, children: require.children.filter(({ id }) => id !== first!.id) }));
    const { version } = await majors.loadMajor(1001);
    await expect(majors.saveRequires({ majorId: 1001, list, version })).resolves.toEqual(list);
    expect((await majors.loadMajor(1001)).version).toBe((version ?? 0) + 1);
    expect((await majors.loadRequireUse(1001)).map(({ indicatorId }) => indicatorId)).toEqual(
      use.map(({ indicatorId }) => indicatorId).filter((id) => id !== first!.id),
    );
    const left = await goals.loadGoals(lost.courses[0]!.id, 1001);
    expect(left.some(({ id }) => id === first!.id)).toBe(false);
  });
});

describe('departments', () => {
  it('are made, renamed and deleted while they are empty', async () => {
    const as = aCollege();
    const { departments } = as();
    const { id } = await departments.saveDepartment({ id: 0, name: '人工智能学院' });
    await departments.saveDepartment({ id, name: '智能学院', version: 1 });
    await expect(departments.saveDepartment({ id, name: '学院', version: 1 })).rejects.toMatchObject({ code: '30009' });
    await expect(departments.deleteDepartment(1001, { version: 1 })).rejects.toMatchObject({ code: '30001' });
    await departments.deleteDepartment(id, { version: 2 });
    await expect(as('departmentManager').departments.saveDepartment({ id: 0, name: 'x' })).rejects.toMatchObject({ code: '30003' });
  });
});

describe('the overview', () => {
  it('names what waits for a person, and their edits', async () => {
    const as = aCollege();
    const { cards, overview } = as('majorLeader');
    await cards.renameCourse({ courseId: 1004, name: '数据结构与算法', lang: '80101' });
    const { courses, edits, copies } = await overview.loadOverview('80101');
    expect(courses).toHaveLength(12);
    expect(courses.slice(0, 4).every(({ majorId }) => majorId === 1001)).toBe(true);
    expect(copies).toEqual([]);
    expect(edits.length).toBeLessThanOrEqual(10);
    await expect(as('none').overview.loadOverview('80102')).resolves.toMatchObject({ courses: [] });
    await expect(as('demo').overview.loadOverview('80101')).rejects.toMatchObject({ code: '30003' });
  });
});
