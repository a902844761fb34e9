import { courseLists, termName } from '../course-units';
import { inLanguage, joinNames } from '../language';
import { changedCells } from './changedCells';
import { compareFacts } from './compareFacts';
import type { Fact, Facts } from './facts';
import type { ChangedField, HistoryKind } from './historySchema';
import { majorFacts, requirementFacts } from './majorFacts';
import { courseMatrixFacts, majorMatrixFacts, projectMatrixFacts } from './matrixFacts';
import { forgottenName } from './messages';
import { pointFacts } from './pointFacts';
import { asText, idOf, idsOf, labelOf, rowOf, rowsOf, type Reading } from './reading';
import { reportFacts } from './reportFacts';
import { courseSequenceFields, courseUnitFields, goalFields, projectFields } from '../records';
import { tableFacts } from './tableFacts';

const factsOf: Record<HistoryKind, (state: unknown, reading: Reading) => Facts> = {
  course: courseFacts,
  points: pointFacts,
  goals: goalFacts,
  majorMatrix: majorMatrixFacts,
  courseMatrix: courseMatrixFacts,
  projectMatrix: projectMatrixFacts,
  report: reportFacts,
  major: majorFacts,
  graduateRequires: requirementFacts,
};

/** The fields that a change of a record altered, in words; null is a record that did not exist. */
export function changedFields(
  kind: HistoryKind,
  before: unknown,
  after: unknown,
  { language, nameOf = () => inLanguage(forgottenName, language) }: Pick<Reading, 'language'> & Partial<Reading>,
): ChangedField[] {
  const reading = { language, nameOf };
  const isMatrix = kind === 'courseMatrix' || kind === 'projectMatrix';
  const [was, is] = isMatrix ? changedCells(before, after) : [before, after];
  return compareFacts(factsOf[kind](was, reading), factsOf[kind](is, reading), language);
}

/** One teaching goal; none where it was not there yet or is gone. */
function goalFacts(state: unknown, reading: Reading): Facts {
  const goal = rowOf(state);
  if (idOf(goal.id) === 0) return [{ title: '', parts: [] }];
  const indicator = { label: labelOf('indicator', reading), value: reading.nameOf({ kind: 'indicator', id: idOf(goal.parentId) }) };
  const facts = [...tableFacts(goalFields, goal, reading), indicator];
  return [{ title: '', parts: [{ key: idOf(goal.id), name: labelOf('goal', reading), facts }] }];
}

/** The term of a course and the courses that come before it. */
function sequenceFacts(course: Record<string, unknown>, reading: Reading): Fact[] {
  const { language, nameOf } = reading;
  const lists = courseLists.map((name) => {
    const names = idsOf(course[name]).map((id) => nameOf({ kind: 'course', id }));
    return [name, joinNames(names, language)] as const;
  });
  const semester = typeof course.semester === 'number' ? termName(course.semester, language) : '';
  return tableFacts(courseSequenceFields, course, reading, { semester, ...Object.fromEntries(lists) });
}

/** A course unit: its own fields and its chapters. */
function courseFacts(state: unknown, reading: Reading): Facts {
  const course = rowOf(state);
  const parts = rowsOf(course.courseMatrixVOS).map((project) => ({
    key: idOf(project.id),
    name: asText(project.name),
    facts: tableFacts(projectFields, project, reading),
  }));
  const orderLabel = labelOf('projectOrder', reading);
  return [
    {
      title: '',
      parts: [{ key: 'course', name: '', facts: [...tableFacts(courseUnitFields, course, reading), ...sequenceFacts(course, reading)] }],
    },
    { title: labelOf('project', reading), parts, orderLabel },
  ];
}
