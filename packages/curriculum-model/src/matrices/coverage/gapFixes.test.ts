import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit, type LinkedMatrices, type MatrixEdit } from '../linked';
import { someEdits } from '../linked/edits.test-data';
import { gapFixes } from './gapFixes';
import type { MatrixRule } from './matrixFinding';
import { matrixFindings } from './matrixFindings';

const fixesOf = (matrices: LinkedMatrices, rule: MatrixRule) =>
  matrixFindings(matrices).flatMap((finding) => (finding.rule === rule ? gapFixes(matrices, finding) : []));
const edited = (...edits: MatrixEdit[]) => edits.reduce(applyMatrixEdit, sample);
const unbound = edited({ type: 'supported', cells: [{ courseId: 1004, requireId: 1104, relate: -1 }] });

describe('quick fixes of the matrices', () => {
  it('bind a goal to its indicator point, by the strength that the person chooses where there is none', () => {
    const fixes = fixesOf(unbound, 'goalUnbound');
    expect(fixes.map(({ label }) => label.zh)).toEqual(['绑定到所属指标点（强）', '绑定到所属指标点（弱）']);
    expect(fixesOf(applyMatrixEdit(unbound, fixes[0]!.edit), 'goalUnbound')).toEqual([]);
  });

  it('are not offered where somebody has to decide', () => {
    for (const rule of ['indicatorUnsupported', 'indicatorWeakOnly', 'courseWithoutSupport', 'projectWithoutPoint'] as const) {
      expect(fixesOf(sample, rule)).toEqual([]);
    }
  });

  it('are not offered to those who may not write there', () => {
    const courses = unbound.courses.map((course) => ({ ...course, editable: false }));
    expect(fixesOf({ ...unbound, courses }, 'goalUnbound')).toEqual([]);
  });

  it('place the KSA items of a point where its chapter has one task goal', () => {
    const [place] = sample.placedPoints;
    const taskGoals = [{ id: 9001, projectId: place!.projectId, description: '任务', product: '报告' }];
    const ties = { ...sample, taskGoals, placedKsas: [], pointKsas: [{ pointId: place!.pointId, ksaId: sample.ksas[0]!.id }] };
    const [fix] = fixesOf(ties, 'pointWithoutKsa');
    expect(applyMatrixEdit(ties, fix!.edit).placedKsas).toMatchObject([{ pointId: place!.pointId, taskGoalId: 9001, relate: 1 }]);
    expect(fixesOf({ ...ties, taskGoals: [...taskGoals, { ...taskGoals[0]!, id: 9002 }] }, 'pointWithoutKsa')).toEqual([]);
  });

  it('mend their gap in any matrices', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const matrices = edited(...edits);
        for (const finding of matrixFindings(matrices)) {
          for (const { edit } of gapFixes(matrices, finding)) {
            expect(matrixFindings(applyMatrixEdit(matrices, edit)).map(({ id }) => id)).not.toContain(finding.id);
          }
        }
      }),
    );
  });
});
