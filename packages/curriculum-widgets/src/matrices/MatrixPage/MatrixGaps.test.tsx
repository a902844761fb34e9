import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { twoGoalsUnbound } from '../fakes/twoGoalsUnbound';
import { MatrixPage } from './MatrixPage';

/** The gaps beside the matrices, two goals of one indicator point among them. */
async function open(isSupported: boolean) {
  const { matrices: source } = aMatrixCollege();
  const load = source.loadMatrices.getMockImplementation()!;
  const unbound = twoGoalsUnbound(await load(1004), { isSupported });
  source.loadMatrices.mockResolvedValue(unbound.matrices);
  await renderUi(
    <ToastProvider>
      <MatrixPage source={source} majorId={1001} courseId={1004} defaultPanelExpanded />
    </ToastProvider>,
  );
  await page.getByRole('radiogroup', { name: '面板内容' }).getByText('缺口').click();
  return { source, ...unbound };
}

it.each([
  ['绑定到所属指标点', true],
  ['绑定到所属指标点（强）', false],
] as const)('binds both of two goals, however little time is between the presses: %s', async (fix, isSupported) => {
  const { source, requireId, goalIds } = await open(isSupported);
  const buttons = page.getByRole('button', { name: `${fix}：` });
  await expect.poll(() => buttons.elements().length).toBe(2);
  const [first, second] = buttons.elements() as HTMLElement[];
  first!.click();
  await Promise.resolve();
  second!.click();
  await expect.poll(() => page.getByRole('button', { name: /^绑定到所属指标点/ }).elements().length).toBe(0);
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => source.saveMatrices.mock.calls.length).toBe(1);
  const relations = source.saveMatrices.mock.calls[0]![0].rows.flatMap((row) => row.relations);
  expect(relations.find((relation) => relation.requireId === requireId)?.goals.toSorted()).toEqual(goalIds.toSorted());
});
