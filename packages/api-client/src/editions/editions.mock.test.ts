import { userIds } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';

const request = { unique: 'start-draft-1', majorId: 1001, kind: 'draft' as const, name: '2026 修订稿' };

function aCollege() {
  const backend = createMockBackend({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  return { backend, ports: createMockPorts(backend, { as: 'collegeAdmin' }) };
}

async function messagesOf<Message>(stream: AsyncIterable<Message>): Promise<Message[]> {
  const messages: Message[] = [];
  for await (const message of stream) messages.push(message);
  return messages;
}

async function started({ ports }: ReturnType<typeof aCollege>, own: Partial<typeof request> = {}) {
  const messages = await messagesOf(ports.editions.startEdition({ ...request, ...own }));
  return { messages, id: messages.at(-1)!.editionId!, majorId: messages.at(-1)!.majorId! };
}

describe('starting a draft', () => {
  it('is replayed by its key, in the same messages, and refused with other parameters', async () => {
    const college = aCollege();
    const first = await started(college);
    expect((await started(college)).messages).toEqual(first.messages);
    await expect(started(college, { name: '另一份' })).rejects.toMatchObject({ code: '30001' });
    expect(await college.ports.editions.listEditions(1001)).toHaveLength(1);
  });

  it('names the draft in the syllabus file of a course of it', async () => {
    const college = aCollege();
    const { majorId } = await started(college);
    const { state } = college.backend;
    const texts = async (courseId: number) => {
      const file = await college.backend.answer('exportReport', {
        query: { courseid: courseId, editable: '1', languages: 'zh' },
        user: state.users.find(({ id }) => id === userIds.collegeAdmin),
        language: 'zh',
      });
      // It packs without compressing.
      return (file as File).text();
    };
    const unit = state.courseUnits.find((one) => one.majorId === majorId)!;
    expect(await texts(unit.id)).toContain('修订稿「2026 修订稿」');
    expect(await texts(1004)).not.toContain('修订稿');
  });

  it('makes no draft of a draft', async () => {
    const college = aCollege();
    const { majorId } = await started(college);
    await expect(started(college, { unique: 'start-draft-2', majorId })).rejects.toThrow('修订稿不能再建修订稿');
  });

  it('copies the records, which are edited like any major and are in no list', async () => {
    const college = aCollege();
    const { ports } = college;
    const lists = async () => [
      await ports.majors.listMajors({ pageNum: 1, pageSize: 100 }),
      await ports.overview.loadOverview('zh'),
      await ports.overview.listMyCourses('zh'),
      await ports.departments.loadDepartments({ collegeId: 1001, userId: 1001 }),
    ];
    const before = await lists();
    const { majorId, id } = await started(college);
    expect(await lists()).toEqual(before);
    const page = { pageNum: 1, pageSize: 100, orderMap: { create_time: 1 as const } };
    const own = await ports.courseUnits.listCourseUnits({ ...page, majorId });
    const home = await ports.courseUnits.listCourseUnits({ ...page, majorId: 1001 });
    expect(own.pageInfo.list.map(({ name }) => name)).toEqual(home.pageInfo.list.map(({ name }) => name));
    expect((await ports.editions.loadEdition(id)).base).toMatchObject({ courses: home.pageInfo.total });
    const goals = await Promise.all(own.pageInfo.list.map((unit) => ports.goals.loadGoals(unit.id, majorId)));
    const [goal] = goals.flat().flatMap(({ children }) => children);
    await ports.goals.updateGoal({ ...goal!, description: '另一个目标' });
    expect((await ports.courseUnits.listCourseUnits({ ...page, majorId: 1001 })).pageInfo.list).toEqual(home.pageInfo.list);
  });
});

describe('the home of a draft', () => {
  it('decides the rights over its records, by the managers of the same course', async () => {
    const college = aCollege();
    const { majorId } = await started(college);
    const { courseUnits, courseManagers, goals, lineages } = college.backend.state;
    const managed = new Set(courseManagers.filter(({ userId }) => userId === userIds.courseLeader).map(({ courseId }) => courseId));
    const units = courseUnits.filter((one) => one.majorId === majorId && goals.some(({ courseId }) => courseId === one.id));
    const own = units.find(({ id }) => managed.has(lineages.get(id)!))!;
    const others = units.find(({ id }) => !managed.has(lineages.get(id)!))!;
    const leader = createMockPorts(college.backend, { as: 'courseLeader' });
    const save = async ({ id }: { id: number }) => {
      const [goal] = (await leader.goals.loadGoals(id, majorId)).flatMap(({ children }) => children);
      return leader.goals.updateGoal({ ...goal!, description: '另一个目标' });
    };
    expect((await save(own)).id).toBeGreaterThan(0);
    await expect(save(others)).rejects.toMatchObject({ code: '30003' });
    const demo = createMockPorts(college.backend, { as: 'demo' });
    await expect(demo.goals.loadGoals(own.id, majorId)).rejects.toMatchObject({ code: '30004' });
  });

  it('has the course that a card of the draft names, for the rights of the reader', async () => {
    const college = aCollege();
    const { majorId } = await started(college);
    const { lineages } = college.backend.state;
    const cards = await college.ports.cards.listCourseCards(majorId, '80101');
    expect(cards.map(({ homeCourseId }) => homeCourseId)).toEqual(cards.map(({ self }) => lineages.get(Number(self.value))));
    const ofHome = await college.ports.cards.listCourseCards(1001, '80101');
    expect(ofHome.filter((card) => 'homeCourseId' in card)).toEqual([]);
  });

  it('is not deleted while a draft is open; a deleted draft takes its records along', async () => {
    const college = aCollege();
    const { ports, backend } = college;
    const { id, majorId } = await started(college);
    backend.state.courseUnits = backend.state.courseUnits.filter((unit) => unit.majorId !== 1001);
    await expect(ports.majors.deleteMajor(1001, { version: 1 })).rejects.toThrow('该专业还有 1 份修订稿或推演方案');
    await ports.editions.deleteEdition(id, { version: 1 });
    expect(backend.state.courseUnits.some((unit) => unit.majorId === majorId)).toBe(false);
    await expect(ports.majors.loadMajor(majorId)).rejects.toMatchObject({ code: '30004' });
  });
});

describe('the plan of an undo', () => {
  it('says what its draft gets back', async () => {
    const college = aCollege();
    const { ports } = college;
    const { id, majorId } = await started(college);
    const page = { pageNum: 1, pageSize: 100, orderMap: { create_time: 1 as const } };
    const { list } = (await ports.courseUnits.listCourseUnits({ ...page, majorId })).pageInfo;
    const rename = (courseId: number, name: string) => ports.cards.renameCourse({ courseId, name, lang: '80101' });
    await rename(list[0]!.id, '新名称');
    await rename(1014, '又一个名称');
    const asked = { id, take: 'all' as const, choices: { 'course:1014#name': 'current' as const } };
    const { seen } = await ports.editionMerging.planMerge({ ...asked, into: 'current' });
    const kept = await ports.editionMerging.mergeEdition({ ...asked, seen, keepOpen: true });
    expect((await ports.editionMerging.planUndo({ id: kept.id, choices: {} })).draftChanges).toMatchObject([{ at: 'course:1014' }]);
  });

  it('says who changed the same places since', async () => {
    const { ports, backend } = aCollege();
    const { id, majorId } = await started({ ports, backend });
    const lineage = 1014;
    const inDraft = backend.state.courseUnits.find((unit) => unit.majorId === majorId && backend.state.lineages.get(unit.id) === lineage)!;
    await ports.cards.renameCourse({ courseId: inDraft.id, name: '新名称', lang: '80101' });
    const asked = { id, take: 'all' as const, choices: {} };
    const { seen } = await ports.editionMerging.planMerge({ ...asked, into: 'current' });
    const receipt = await ports.editionMerging.mergeEdition({ ...asked, seen, keepOpen: false });
    const editor = createMockPorts(backend, { as: 'majorEditor' });
    await editor.cards.renameCourse({ courseId: lineage, name: '又一个名称', lang: '80101' });
    const { conflicts } = await ports.editionMerging.planUndo({ id: receipt.id, choices: {} });
    const user = backend.state.users.find((one) => one.id === userIds.majorEditor)!;
    expect(conflicts).toMatchObject([
      { key: `course:${lineage}#name`, current: { userName: user.userName, at: expect.any(String) }, base: { userName: null } },
    ]);
  });
});
