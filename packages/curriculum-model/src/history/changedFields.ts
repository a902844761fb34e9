import { inLanguage } from '../language';
import { changedCells } from './changedCells';
import { compareFacts } from './compareFacts';
import { courseFacts } from './courseFacts';
import type { Facts } from './facts';
import { goalFacts } from './goalFacts';
import type { ChangedField, HistoryKind } from './historySchema';
import { majorFacts, requirementFacts } from './majorFacts';
import { courseMatrixFacts, majorMatrixFacts, projectMatrixFacts } from './matrixFacts';
import { forgottenName } from './messages';
import { pointFacts } from './pointFacts';
import type { Reading } from './reading';
import { reportFacts } from './reportFacts';

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
