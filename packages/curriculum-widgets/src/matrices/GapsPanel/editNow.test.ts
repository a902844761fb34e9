import { applyMatrixEdit, gapFixes, matrixFindings, type LinkedMatrices } from '@college/curriculum-model';
import { sampleLinkedMatrices as sample } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { twoGoalsUnbound } from '../fakes/twoGoalsUnbound';
import { editNow } from './editNow';

const { matrices: unbound, requireId, goalIds } = twoGoalsUnbound(sample, { isSupported: false });
const gaps = matrixFindings(unbound).filter(({ rule }) => rule === 'goalUnbound');
const [first, second] = gaps;
const [strong] = gapFixes(unbound, first!);
const boundIn = ({ courseId, bindings }: LinkedMatrices) =>
  bindings.find((binding) => binding.courseId === courseId && binding.requireId === requireId);

it('binds another goal beside the one that was bound since', () => {
  const now = applyMatrixEdit(unbound, strong!.edit);
  const [chosen] = gapFixes(unbound, second!);
  expect(boundIn(applyMatrixEdit(now, editNow(now, second!, chosen!)!))).toMatchObject({ relate: 0, goals: goalIds });
});

it('does nothing where the gap is gone, or where the other strength was chosen since', () => {
  const now = applyMatrixEdit(unbound, strong!.edit);
  expect(editNow(now, first!, strong!)).toBeUndefined();
  expect(editNow(now, second!, gapFixes(unbound, second!)[1]!)).toBeUndefined();
});

it('leaves it to the person how strongly, where the support was taken back since', () => {
  const { matrices: supported } = twoGoalsUnbound(sample, { isSupported: true });
  const [bind] = gapFixes(supported, second!);
  expect(editNow(supported, second!, bind!)).toEqual(bind!.edit);
  expect(editNow(unbound, second!, bind!)).toBeUndefined();
});
