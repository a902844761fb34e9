import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SendPanel } from './SendPanel';

it('says at each field what is missing, and sends nothing until then', async () => {
  const onSend = vi.fn(async () => null);
  const screen = await render(
    <UiProvider locale="zh-CN">
      <SendPanel before={null} canLock onSend={onSend} />
    </UiProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.fill(field('改了什么、为什么'), '改名');
  await userEvent.click(screen.getByText('并入后发布'));
  await userEvent.fill(field('适用年级'), '2027');
  await userEvent.click(screen.getByRole('button', { name: '送审' }));
  await expect.element(field('发布版名称')).toHaveAccessibleDescription('请填写发布版名称。');
  await expect.element(field('适用年级')).toBeValid();
  expect(onSend).not.toHaveBeenCalled();

  await userEvent.fill(field('发布版名称'), '2027 版');
  await userEvent.click(screen.getByRole('button', { name: '送审' }));
  await expect.poll(() => onSend.mock.calls).toMatchObject([[{ publish: { name: '2027 版', entryYear: 2027 } }]]);
});

it('begins with what the draft says of itself', async () => {
  const onSend = vi.fn(async () => null);
  const screen = await render(
    <UiProvider locale="zh-CN">
      <SendPanel before={null} draftWords={{ reason: '换成 2026 版标准', entryYear: 2027 }} canLock onSend={onSend} />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: '修订理由' })).toHaveValue('换成 2026 版标准');
  await userEvent.click(screen.getByText('并入后发布'));
  await expect.element(screen.getByRole('textbox', { name: '适用年级' })).toHaveValue('2027');
});

it.each([false, true])('leads to the last proposal, which is over: of a course %s', async (isOfCourse) => {
  const lastProposal = { status: 'declined', href: '#last' } as const;
  const screen = await render(
    <UiProvider locale="zh-CN">
      <SendPanel before={null} draftWords={{ reason: '标准', lastProposal }} isOfCourse={isOfCourse} canLock onSend={vi.fn()} />
    </UiProvider>,
  );
  await expect.element(screen.getByText(/上一份提案：/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '查看它的过程和理由' })).toHaveAttribute('href', '#last');
  await expect.element(screen.getByRole('textbox', { name: '修订理由' })).toHaveValue(isOfCourse ? '' : '标准');
});
