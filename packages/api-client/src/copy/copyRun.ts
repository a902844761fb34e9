import {
  copyStepMessage,
  copyStepNames,
  type CopyStepCounts,
  type CopyNowRequest,
  type CopyProgress,
  type Language,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { majorOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { copyCourseRows, idIn } from './copyCourseRows';

/** Puts a copy of a course with everything below it into the target major, and returns its id. */
export function copyIntoMajor(state: MockState, { sourceId, targetId, goalRelations }: CopyNowRequest, user: SampleUser): number {
  const source = found(state.courseUnits.find(({ id }) => id === sourceId));
  const time = state.now();
  const own = { majorId: targetId, majorName: majorOf(state, targetId).name, createTime: time, updateTime: time, version: 1 };
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

/** The messages of one copy; the copy itself is made before the last one is sent. */
export function* runCopy(language: Language, counts: CopyStepCounts, copy: () => void): Generator<CopyProgress> {
  for (const name of copyStepNames) {
    if (name === 'done') copy();
    const { no, percent, message } = copyStepMessage(name, counts);
    yield { no, message: message[language], percent };
  }
}
