import { completionOf, matrixDoubts, matrixFindings, type CompletionItem, type ToldFinding } from '@college/curriculum-model';
import { sampleCourseUnit, sampleLinkedMatrices } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import { itemsMissing } from '../fakes/sampleItems';
import { DataCheck, type DataCheckProps } from './DataCheck';

function panel(props: Partial<DataCheckProps> & Pick<DataCheckProps, 'source'>) {
  return (
    <UiProvider>
      <ToastProvider>
        <DataCheck courseId={1004} {...props} />
      </ToastProvider>
    </UiProvider>
  );
}

function aSource(items: CompletionItem[] = itemsMissing(5)) {
  return {
    loadCompletion: async () => completionOf(items),
    listCompletionItems: vi.fn(async (_courseId: number) => items),
    exportCompletion: async () => {},
  };
}

it('checks again after a save and when the person comes back to the page', async () => {
  const source = aSource();
  const screen = await render(panel({ source, revision: 1 }));
  await expect.element(screen.getByText('5 项待补')).toBeVisible();
  source.listCompletionItems.mockResolvedValue(itemsMissing(3));
  await screen.rerender(panel({ source, revision: 2 }));
  await expect.element(screen.getByText('3 项待补')).toBeVisible();
  source.listCompletionItems.mockResolvedValue(itemsMissing(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('1 项待补')).toBeVisible();
});

it('checks by two calls where one for both cannot be had', async () => {
  const checkCourse = vi.fn(() => Promise.reject(new Error('no such call')));
  const source = { ...aSource(), checkCourse, loadMatrices: vi.fn(async () => sampleLinkedMatrices) };
  const screen = await render(panel({ source }));
  await expect.element(screen.getByText(/项待补/)).toBeVisible();
  await expect.poll(() => source.loadMatrices.mock.calls.length).toBe(1);
  expect(checkCourse).toHaveBeenCalledTimes(1);
});

it('drops the answer to an earlier check', async () => {
  const source = aSource();
  const answers: ((items: CompletionItem[]) => void)[] = [];
  source.listCompletionItems.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const screen = await render(panel({ source, revision: 1 }));
  await screen.rerender(panel({ source, revision: 2 }));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(itemsMissing(2));
  await expect.element(screen.getByText('2 项待补')).toBeVisible();
  answers[0]!(itemsMissing(9));
  await expect.element(screen.getByText('2 项待补')).toBeVisible();
  expect(screen.getByText('9 项待补').elements()).toEqual([]);
});

it('counts what is typed without asking the server', async () => {
  const course = sampleCourseUnit(1004);
  const source = aSource(itemsMissing(0));
  const screen = await render(panel({ source, course }));
  await expect.element(screen.getByText('数据完整', { exact: true })).toBeVisible();
  const asked = source.listCompletionItems.mock.calls.length;
  await screen.rerender(panel({ source, course: { ...course, name: '', criterion: ' ' } }));
  await expect.element(screen.getByText('2 项待补')).toBeVisible();
  expect(source.listCompletionItems.mock.calls).toHaveLength(asked);
});

it('resets for another course', async () => {
  const source = aSource();
  const screen = await render(panel({ source }));
  await expect.element(screen.getByText('5 项待补')).toBeVisible();
  source.listCompletionItems.mockReturnValue(new Promise(() => {}));
  await screen.rerender(panel({ source, courseId: 1005 }));
  await expect.element(screen.getByText('正在检查…').first()).toBeVisible();
  expect(screen.getByText('5 项待补').elements()).toEqual([]);
});

it('reports when the matrices could not be checked, and keeps the rest', async () => {
  const loadMatrices = vi.fn(async () => sampleLinkedMatrices);
  loadMatrices.mockRejectedValueOnce(new Error('网络中断'));
  const screen = await render(panel({ source: { ...aSource(itemsMissing(1)), loadMatrices } }));
  await expect.element(screen.getByText('没有检查三级矩阵：网络中断')).toBeVisible();
  await expect.element(screen.getByText('1 项待补')).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('1 项待补，5 项存疑')).toBeVisible();
  expect(screen.getByText('没有检查三级矩阵：网络中断').elements()).toEqual([]);
});

it('takes items and gaps from one call where the source has one', async () => {
  const gaps = matrixDoubts(matrixFindings(sampleLinkedMatrices), 1004);
  const checkCourse = vi.fn(async () => ({ items: itemsMissing(1), gaps }));
  const source = { ...aSource(), loadMatrices: vi.fn(async () => sampleLinkedMatrices), checkCourse };
  const screen = await render(panel({ source }));
  await expect.element(screen.getByText('1 项待补，5 项存疑')).toBeVisible();
  expect([checkCourse, source.listCompletionItems, source.loadMatrices].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

const vagueVerb: ToldFinding = {
  id: 'goal.vague-verb.course:1004/goal:1031',
  aliases: [],
  rule: 'goal.vague-verb',
  level: 'warning',
  at: 'course:1004/goal:1031',
  field: 'description',
  sentence: { zh: '教学目标只有「了解」', en: 'The teaching goal says only “know”' },
  owner: { zh: '数据结构', en: 'Data Structures' },
  record: { zh: '教学目标 了解栈和队列', en: 'Teaching goal Know stacks' },
  basis: '1',
};

it('keeps the reason that is being written when the rules cannot be asked again', async () => {
  const loadFindings = vi.fn(async () => [{ finding: vagueVerb }]);
  const source = { ...aSource(), loadFindings, acceptFinding: async () => ({}) };
  const screen = await render(panel({ source, revision: 1 }));
  await screen.getByRole('button', { name: '课程体系检查规则' }).click();
  await screen.getByRole('button', { name: vagueVerb.sentence.zh }).click();
  await screen.getByRole('button', { name: '接受…' }).click();
  await screen.getByRole('textbox', { name: /理由/ }).fill('学校规定');
  loadFindings.mockRejectedValue(new Error('服务器繁忙，请稍后再试'));
  await screen.rerender(panel({ source, revision: 2 }));
  await expect.element(screen.getByText('服务器繁忙，请稍后再试')).toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: /理由/ })).toHaveValue('学校规定');
});

it('ends the check each time that it fails again in an outage', async () => {
  const source = aSource();
  const screen = await render(panel({ source }));
  await expect.element(screen.getByText('5 项待补')).toBeVisible();
  source.listCompletionItems.mockRejectedValue(networkError('connection', unreachedWords));
  await screen.getByRole('button', { name: '重新检查' }).click();
  await expect.element(screen.getByRole('button', { name: '重新检查' })).not.toHaveAttribute('aria-disabled', 'true');
  const asked = source.listCompletionItems.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => source.listCompletionItems.mock.calls.length).toBeGreaterThan(asked);
  await expect.element(screen.getByRole('button', { name: '重新检查' })).not.toHaveAttribute('aria-disabled', 'true');
});
