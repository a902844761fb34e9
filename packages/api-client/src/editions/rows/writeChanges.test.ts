import { applyChanges, compareEditions, withoutLoose, type CurriculumState } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMockState } from '../../mock-api/mockState';
import { majorState } from './majorState';
import { mockStateOf } from './mockStateOf';
import { startEdition } from './startEdition';
import { someSteps, walked } from './walks.test-data';
import { writeChanges } from './writeChanges';

const [majorId, userId] = [1001, 1001];

function aDraft() {
  const state = createMockState();
  const id = startEdition(state, { majorId, kind: 'draft', name: '2026 修订稿' }, userId);
  return { state, id, draftId: state.editions[0]!.majorId! };
}

/** Courses have the order of their age. */
function differences(one: CurriculumState, other: CurriculumState) {
  return compareEditions(one, other).filter(({ at }) => at !== 'courses');
}

describe('a draft of the mock', () => {
  it('says what its source says, as its base does', () => {
    const { state, id } = aDraft();
    const current = mockStateOf(state, `current:${majorId}`);
    expect(current.courses.length).toBeGreaterThan(5);
    expect(current.courses.some(({ records }) => (records.placedKsa?.length ?? 0) > 0 && records.syllabus)).toBe(true);
    expect(mockStateOf(state, `edition:${id}`)).toEqual(current);
    expect(mockStateOf(state, `base:${id}`)).toEqual(current);
    expect(mockStateOf(state, `point:${state.editions[0]!.baseStateId!}`)).toEqual(current);
  });

  it('has rows of its own: what is changed there leaves source and base as they are', () => {
    const { state, id, draftId } = aDraft();
    const current = mockStateOf(state, `current:${majorId}`);
    state.courseUnits.find((unit) => unit.majorId === draftId)!.name = '另一个名称';
    state.requires.get(draftId)![0]!.children[0]!.description = '1.1 另一段话';
    const changes = compareEditions(mockStateOf(state, `base:${id}`), mockStateOf(state, `edition:${id}`));
    expect(changes.map(({ type }) => type)).toEqual(['changed', 'changed']);
    expect(mockStateOf(state, `current:${majorId}`)).toEqual(current);
  });
});

describe('changes written as rows', () => {
  it('read as the state with the changes, at home and in a draft', () => {
    fc.assert(
      fc.property(someSteps, fc.boolean(), (steps, isHome) => {
        const { state, draftId } = aDraft();
        const into = isHome ? majorId : draftId;
        const before = majorState(state, into);
        const changes = compareEditions(
          before,
          walked(before, steps, () => state.nextId()),
        );
        const other = majorState(state, isHome ? draftId : majorId);
        writeChanges(state, { majorId: into, userId }, changes);
        expect(differences(majorState(state, into), withoutLoose(applyChanges(changes, before)))).toEqual([]);
        expect(majorState(state, isHome ? draftId : majorId)).toEqual(other);
      }),
      { numRuns: 30 },
    );
  });

  it('bring what a draft adds into the current edition under one lineage, and back out', () => {
    const { state, id, draftId } = aDraft();
    const before = mockStateOf(state, `current:${majorId}`);
    state.goals.push({
      id: state.nextId(),
      courseId: state.goals.find(({ courseId }) => state.courseUnits.some((unit) => unit.id === courseId && unit.majorId === draftId))!
        .courseId,
      parentId: state.requires.get(draftId)![0]!.children[0]!.id,
      description: '新目标',
    });
    const changes = compareEditions(before, mockStateOf(state, `edition:${id}`));
    expect(changes).toHaveLength(1);
    writeChanges(state, { majorId, userId }, changes);
    expect(differences(mockStateOf(state, `current:${majorId}`), mockStateOf(state, `edition:${id}`))).toEqual([]);
    writeChanges(state, { majorId, userId }, compareEditions(mockStateOf(state, `current:${majorId}`), before));
    expect(mockStateOf(state, `current:${majorId}`)).toEqual(before);
  });
});
