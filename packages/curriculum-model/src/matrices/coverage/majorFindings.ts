import type { Bilingual } from '../../language';
import { bindingAt } from '../linked/finders';
import { indicatorAt } from '../linked/indicators';
import type { LinkedMatrices } from '../linked/linkedMatrices';
import { wholeName } from '../thread/threadItem';
import { finding } from './finding';
import { findMajorGaps, type MajorGap, type MajorRule } from './majorGaps';
import type { MatrixFinding } from './matrixFinding';
import { majorFindingMessages as say } from './majorMessages';

/** Gaps of the major matrix, in words. */
export function majorFindings(matrices: LinkedMatrices): MatrixFinding[] {
  return findMajorGaps(matrices).map((gap) => {
    const { rule, subject, at } = gap;
    const place = rule === 'bindingWithoutGoal' ? `${at.row}.${at.column}` : undefined;
    return finding(rule, subject, () => sentences[rule](matrices, gap), at, place);
  });
}

const sentences: Record<MajorRule, (matrices: LinkedMatrices, gap: MajorGap) => Bilingual> = {
  indicatorUnsupported: (matrices, { subject }) => say.indicatorUnsupported({ name: wholeName(matrices, subject) }),
  indicatorWeakOnly: (matrices, { subject }) => say.indicatorWeakOnly({ name: wholeName(matrices, subject) }),
  indicatorOnOneElective: (matrices, gap) => say.indicatorOnOneElective(inCell(matrices, gap)),
  courseWithoutSupport: (matrices, { subject }) => say.courseWithoutSupport({ name: wholeName(matrices, subject) }),
  bindingWithoutGoal: (matrices, gap) => say.bindingWithoutGoal(inCell(matrices, gap)),
  goalUnbound: whyUnbound,
};

/** The indicator point and the course of the cell in which a gap is mended. */
function inCell(matrices: LinkedMatrices, { at: { row, column } }: MajorGap): { name: Bilingual; course: Bilingual } {
  return {
    name: wholeName(matrices, { kind: 'indicator', id: Number(column) }),
    course: wholeName(matrices, { kind: 'course', id: Number(row) }),
  };
}

function whyUnbound(matrices: LinkedMatrices, { subject, at: { column } }: MajorGap): Bilingual {
  const name = wholeName(matrices, subject);
  const indicator = indicatorAt(matrices, Number(column))?.number;
  if (indicator === undefined) return say.goalWithoutIndicator({ name });
  const hasStrength = bindingAt(matrices, matrices.courseId, Number(column)) !== undefined;
  return hasStrength ? say.goalNotChosen({ name, indicator }) : say.goalWithoutStrength({ name, indicator });
}
