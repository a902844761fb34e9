import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { anAssistantCollege, nothingFound } from '../fakes/anAssistantCollege';
import { matchesOf } from '../fakes/matches';
import { AssistantFill } from './AssistantFill';
import type { AssistantFillProps } from './AssistantFillProps';

const anAssistant = (answers: Partial<typeof nothingFound> = {}) =>
  anAssistantCollege({ ...nothingFound, fillCourse: () => ({ introduction: '讲授树与图。' }), ...answers }).assistant;

function control(props: Partial<AssistantFillProps>) {
  return (
    <UiProvider>
      <ToastProvider>
        <AssistantFill source={anAssistant()} course={sampleCourseUnit(1004)} onOpenCopyWizard={() => {}} onFill={() => {}} {...props} />
      </ToastProvider>
    </UiProvider>
  );
}

it('acts once on each status from outside', async () => {
  const onOpenCopyWizard = vi.fn();
  const source = anAssistant(nothingFound);
  const screen = await render(control({ status: 0, source, onOpenCopyWizard }));
  await screen.rerender(control({ status: 2, source, onOpenCopyWizard }));
  await screen.rerender(control({ status: 2, source, onOpenCopyWizard }));
  await expect.poll(() => onOpenCopyWizard.mock.calls.length).toBe(1);
  await screen.rerender(control({ status: -3, source, onOpenCopyWizard }));
  await expect.element(screen.getByText('没有找到相近的内容')).toBeVisible();
  expect(source.fillCourse).toHaveBeenCalledOnce();
  expect(onOpenCopyWizard).toHaveBeenCalledOnce();
});

it('does not offer to fill all where nobody opens the copy wizard', async () => {
  const screen = await render(control({ onOpenCopyWizard: undefined }));
  await screen.getByRole('button', { name: '助手填充' }).click();
  await expect.element(screen.getByRole('menuitem', { name: '填充本页' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: '全部填充' })).not.toBeInTheDocument();
});

it('fills the page a second time', async () => {
  const onStatusChange = vi.fn();
  const screen = await render(control({ onStatusChange }));
  for (const round of [1, 2]) {
    await screen.getByRole('button', { name: '助手填充' }).click();
    await screen.getByRole('menuitem', { name: '填充本页' }).click();
    await expect.poll(() => onStatusChange.mock.calls.flat()).toEqual(round === 1 ? [-1, 0] : [-1, 0, -1, 0]);
    await screen.getByRole('button', { name: '全部不用' }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  }
});

it.each([8, 20])('shows %i matches at 100 px for every two, in a dialog that scrolls by itself', async (count) => {
  const source = anAssistant({ matchTarget: ({ body: { keyword } }) => ({ keyword, data: matchesOf(count) }) });
  const screen = await render(control({ source }));
  await screen.getByRole('button', { name: '助手填充' }).click();
  await screen.getByRole('menuitem', { name: '查找相近课点' }).click();
  const pane = screen.getByRole('region', { name: '本院相近内容' });
  await expect.poll(() => pane.getByRole('listitem').elements()).toHaveLength(count);
  await expect.poll(() => pane.element().getBoundingClientRect().height).toBe((count / 2) * 100 + 64);
  const { scrollHeight, clientHeight } = pane.getByRole('list').element().parentElement!;
  expect(scrollHeight).toBe(clientHeight);
  screen.getByText('采用的内容列在这里，确认后才保存。').element().scrollIntoView();
  await expect.element(screen.getByText('采用的内容列在这里，确认后才保存。')).toBeInViewport();
});

it('drops what arrives after it was stopped', async () => {
  let reply: (filled: { introduction: string }) => void = () => {};
  const fillCourse = () => new Promise<{ introduction: string }>((resolve) => (reply = resolve));
  const screen = await render(control({ source: anAssistant({ fillCourse }) }));
  await screen.getByRole('button', { name: '助手填充' }).click();
  await screen.getByRole('menuitem', { name: '填充课程信息', exact: true }).click();
  await screen.getByRole('button', { name: '停止填充' }).click();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  reply({ introduction: '晚到的简介' });
  await Promise.resolve();
  expect(screen.getByText('晚到的简介').elements()).toEqual([]);
});

it('takes fields back by their former values where the page does not say how', async () => {
  const onFill = vi.fn();
  const screen = await render(control({ onFill }));
  await screen.getByRole('button', { name: '助手填充' }).click();
  await screen.getByRole('menuitem', { name: '填充课程信息', exact: true }).click();
  await screen.getByRole('button', { name: '采用全部' }).click();
  await screen.getByRole('button', { name: '填入 1 项' }).click();
  await screen.getByRole('button', { name: '撤销' }).click();
  expect(onFill.mock.calls).toEqual([
    [{ fields: { introduction: '讲授树与图。' } }],
    [{ fields: { introduction: sampleCourseUnit(1004).introduction } }],
  ]);
});
