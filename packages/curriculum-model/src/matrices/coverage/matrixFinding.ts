import type { Bilingual } from '../../language';
import type { CellAddress } from '../linked/cellContent';
import type { ThreadItem } from '../thread/threadItem';

/** The rules of the three matrices, in the order in which they are shown: from the major down to the KSA items. */
export const matrixRules = [
  'indicatorUnsupported',
  'indicatorWeakOnly',
  'indicatorOnOneElective',
  'courseWithoutSupport',
  'bindingWithoutGoal',
  'goalUnbound',
  'goalWithoutPoint',
  'projectWithoutPoint',
  'projectHours',
  'pointUnused',
  'projectWithoutTaskGoal',
  'pointWithoutKsa',
  'ksaUnused',
] as const;

/** The id of a rule. */
export type MatrixRule = (typeof matrixRules)[number];

/** Represents the column of a project matrix in places that are mended in the chapter's task goals themselves. */
export const taskGoalsColumn = 'taskGoals';

/** Where a finding is mended; without a row or a column it is the whole line. */
export type FindingPlace = Pick<CellAddress, 'matrix'> & Partial<CellAddress>;

/** A gap in the matrices. */
export interface MatrixFinding {
  /** Its own and stable, such as `indicatorWeakOnly.1120`. */
  id: string;
  rule: MatrixRule;
  /** What the finding is about. */
  subject: ThreadItem;
  sentence: Bilingual;
  /** The matrix, and there the line or the cell in which it is mended. */
  at: FindingPlace;
}
