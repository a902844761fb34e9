import { isSameSteps, usualSteps } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';

const [courseId, otherId] = [1004, 1005];

/** A draft in which one course is called differently, and a review by the office alone. */
async function aDraft() {
  const backend = createMockBackend({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  const [admin, leader] = (['collegeAdmin', 'courseLeader'] as const).map((as) => createMockPorts(backend, { as }));
  const asked = { unique: 'course-proposal-1', majorId: 1001, kind: 'draft' as const, name: '2026 修订稿' };
  let editionId = 0;
  for await (const message of admin!.editions.startEdition(asked)) editionId = message.editionId ?? editionId;
  const { state } = backend;
  const steps = usualSteps.filter(({ key }) => key === 'office');
  await admin!.reviewSteps.saveSteps({ version: 0, steps });
  expect(isSameSteps(steps, (await admin!.reviewSteps.loadSteps()).steps)).toBe(true);
  const draftId = state.editions.find(({ id }) => id === editionId)!.majorId;
  const ownOf = (lineage: number) =>
    state.courseUnits.find(({ id, majorId }) => majorId === draftId && state.lineages.get(id) === lineage)!;
  const rename = (id: number, name: string) => Object.assign(ownOf(id), { name });
  rename(courseId, '改名的课程');
  const send = (id: number, ports = admin!) => ports.proposals.sendProposal({ editionId, courseId: ownOf(id).id, summary: '改名' });
  const approve = async (id: number) => {
    const { seen, round } = await admin!.proposals.loadProposal(id);
    return admin!.proposals.decideProposal({ id, round, seen: seen ?? '', step: 'office', act: 'approve' });
  };
  return { admin: admin!, leader: leader!, state, editionId, ownOf, rename, send, approve };
}

describe('the mock reviews the changes of one course', () => {
  it('by themselves, and merges them with the draft kept open', async () => {
    const { state, admin, editionId, rename, send, approve } = await aDraft();
    rename(otherId, '另一门');
    const { id, course } = await send(courseId);
    expect(course).toMatchObject({ lineage: courseId, name: '改名的课程', isRemoved: false });
    await expect(admin.proposals.sendProposal({ editionId, summary: '整份' })).rejects.toThrow('改名的课程');
    rename(otherId, '另一门（再改）');
    expect((await admin.proposals.loadProposal(id)).isChanged).toBe(false);
    expect((await admin.editions.listEditions(1001))[0]).toMatchObject({ coursesInReview: 1 });
    expect((await approve(id)).events.map(({ kind }) => kind)).toEqual(['merged', 'approved', 'sent']);
    const nameOf = (unitId: number) => state.courseUnits.find((unit) => unit.id === unitId)!.name;
    expect([nameOf(courseId), nameOf(otherId).includes('另一门')]).toEqual(['改名的课程', false]);
    expect(state.editions.find((one) => one.id === editionId)).toMatchObject({ status: 'open' });
  });

  it('loses its approvals with an edit of the course, and is sent by who edits it alone', async () => {
    const { leader, state, ownOf, rename, send, approve } = await aDraft();
    const user =
      state.users.find(({ userName }) => userName === '课程负责人') ??
      state.users.find(({ permissionId }) => permissionId >= 3000 && permissionId < 3010)!;
    const own = user.relativeId;
    rename(own, '负责人的课程');
    const { id, seen } = await send(own, leader);
    const other = own === courseId ? otherId : courseId;
    rename(other, '别人的课程');
    await expect(send(other, leader)).rejects.toMatchObject({ code: '30003' });
    rename(own, '又改了');
    expect((await leader.proposals.loadProposal(id)).seen).not.toBe(seen);
    state.courseUnits = state.courseUnits.filter((unit) => unit !== ownOf(own));
    await expect(approve(id)).rejects.toThrow('已被删除或恢复');
  });
});
