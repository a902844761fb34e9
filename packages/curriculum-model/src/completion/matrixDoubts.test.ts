import { describe, expect, it } from 'vitest';
import { sampleCourseData, sampleLinkedMatrices } from '../fixtures';
import { applyMatrixEdit, matrixFindings } from '../matrices';
import { completionItems, unmetItems } from './completion';
import { matrixDoubts } from './matrixDoubts';

describe('gaps of the matrices in the data check', () => {
  it('are those of the course that completion does not name', () => {
    const doubts = matrixDoubts(matrixFindings(sampleLinkedMatrices), 1004);
    expect(doubts.map(({ id, part }) => [part, id])).toEqual([
      ['courseMatrix', 'pointUnused.1064'],
      ...[1061, 1062, 1064, 1065].map((id) => ['projectMatrix', `ksaUnused.${id}`]),
    ]);
    const asked = unmetItems(completionItems(sampleCourseData(1004))).map(({ sentence }) => sentence.zh);
    for (const { sentence } of doubts) expect(asked).not.toContain(sentence.zh);
  });

  it('lead to the major matrix where a goal is not bound', () => {
    const unbound = applyMatrixEdit(sampleLinkedMatrices, { type: 'supported', cells: [{ courseId: 1004, requireId: 1104, relate: -1 }] });
    expect(matrixDoubts(matrixFindings(unbound), 1004)).toContainEqual(
      expect.objectContaining({ id: 'goalUnbound.1032', target: { screen: 'majorMatrix', row: '1004', column: '1104' } }),
    );
  });

  it('words a completion item in the same way as completion does', () => {
    const unmet = unmetItems(completionItems(sampleCourseData(1004))).map(({ sentence }) => sentence.zh);
    const both = matrixFindings(sampleLinkedMatrices).filter(({ rule }) => ['projectWithoutPoint', 'pointWithoutKsa'].includes(rule));
    expect(both.length).toBeGreaterThan(5);
    for (const { sentence } of both) expect(unmet).toContain(sentence.zh);
  });
});
