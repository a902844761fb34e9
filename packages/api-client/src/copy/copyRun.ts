import {
  copyStepMessageOf,
  copyStepNames,
  type CopyStepCounts,
  type CopyNowRequest,
  type CopyProgress,
  type Language,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { sequenceIn } from '../course-units/courseSequence.mock';
import { homeOf, majorOf } from '../editions/rows/lineage';
import { majorState } from '../editions/rows/majorState';
import { keepReceipt } from '../editions/rows/receipts';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { copyCourseRows, idIn } from './copyCourseRows';

/** Copies courses into one target major, with one receipt by which that is undone. */
export function copyWithReceipt(
  state: MockState,
  requests: readonly CopyNowRequest[],
  user: SampleUser,
): { courseIds: number[]; receiptId: number } {
  const { targetId } = requests[0]!;
  const before = majorState(state, targetId);
  const courseIds = requests.map((request) => copyIntoMajor(state, request, user));
  const receipt = keepReceipt(state, {
    homeMajorId: homeOf(state, targetId),
    editionId: draftOf(state, targetId) ?? null,
    targetMajorId: targetId,
    act: 'copy',
    undoOfId: null,
    note: '',
    choices: {},
    userId: user.id,
    before,
    after: majorState(state, targetId),
  });
  return { courseIds, receiptId: receipt.id };
}

/** The edition of which a major is the draft. */
export function draftOf({ editions }: MockState, majorId: number): number | undefined {
  return editions.find((edition) => edition.majorId === majorId)?.id;
}

/** Puts a copy of a course with everything below it into the target major, and returns its id. */
function copyIntoMajor(state: MockState, { sourceId, targetId, goalRelations }: CopyNowRequest, user: SampleUser): number {
  const source = found(state.courseUnits.find(({ id }) => id === sourceId));
  const time = state.now();
  const plan = sequenceIn(state, source, targetId);
  const own = { ...plan, majorId: targetId, majorName: majorOf(state, targetId).name, createTime: time, updateTime: time, version: 1 };
  const relations = goalRelations.map((relation) => ({
    ...relation,
    goals: relation.goals.map((goal) => (typeof goal === 'number' ? goal : goal.id)),
  }));
  const { courseId, goals } = copyCourseRows(state, source, own, ({ id, parentId }) => {
    return relations.find((relation) => relation.goals.includes(id))?.requireId ?? parentId;
  });
  state.courseManagers.push({ courseId, userId: user.id });
  for (const { requireId, relate, goals: bound } of relations) {
    state.bindings.push({ id: state.nextId(), courseId, majorId: targetId, requireId, relate, goals: bound.map((id) => idIn(goals, id)) });
  }
  return courseId;
}

/** The messages of a copy of these courses; the copy itself is made before the last one is sent. */
export function* runCopy(
  language: Language,
  courses: readonly { name: string; counts: CopyStepCounts }[],
  copy: () => void,
): Generator<CopyProgress> {
  const of = courses.length;
  for (const [at, { name: course, counts }] of courses.entries()) {
    for (const name of copyStepNames) {
      const isEnd = name === 'done';
      if (isEnd && at < of - 1) continue;
      if (isEnd) copy();
      const { no, percent, message } = copyStepMessageOf(name, counts, { at, of, name: course });
      yield { no, message: message[language], percent };
    }
  }
}
