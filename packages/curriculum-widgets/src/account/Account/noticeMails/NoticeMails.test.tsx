import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoticeMails } from './NoticeMails';
import type { NoticeMailsSource } from './NoticeMailsSource';

/** A choice whose storing is answered by hand. */
async function aChoice() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const setMail = vi.fn<NoticeMailsSource['setMail']>(() => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })));
  const source: NoticeMailsSource = { loadMail: () => Promise.resolve({ isSent: true, mode: 'off' }), setMail };
  const screen = await render(
    <UiProvider>
      <NoticeMails source={source} />
    </UiProvider>,
  );
  const radio = (name: string) => screen.getByRole('radio', { name });
  // The circle itself is hidden; a label is pressed.
  const choose = (name: string) => screen.getByText(name, { exact: true }).click();
  return { screen, answers, radio, choose, stored: () => setMail.mock.calls.map(([mode]) => mode) };
}

it('stores the last choice that was made while another was stored', async () => {
  const { screen, answers, radio, choose, stored } = await aChoice();
  await choose('每天一次');
  await choose('不发送');
  await choose('随时');
  await expect.element(radio('随时')).toBeChecked();
  answers[0]!.resolve();
  await expect.poll(stored).toEqual(['daily', 'atOnce']);
  await expect.element(radio('随时')).toBeChecked();
  answers[1]!.resolve();
  await expect.element(screen.getByText('已保存，有通知时随时发送。')).toBeVisible();
  await expect.element(radio('随时')).toBeChecked();
  expect(stored()).toEqual(['daily', 'atOnce']);
});

it('goes back to the choice before where the last one is not stored', async () => {
  const { screen, answers, radio, choose } = await aChoice();
  await choose('每天一次');
  await choose('随时');
  answers[0]!.resolve();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!.reject(new Error('连接中断。'));
  await expect.element(screen.getByText(/没有保存成功，仍是原来的设置。/)).toBeVisible();
  await expect.element(radio('每天一次')).toBeChecked();
});

it('says nothing of a choice that was not stored where the one after it is', async () => {
  const { screen, answers, choose } = await aChoice();
  await choose('每天一次');
  await choose('随时');
  answers[0]!.reject(new Error('连接中断。'));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!.resolve();
  await expect.element(screen.getByText('已保存，有通知时随时发送。')).toBeVisible();
  await expect.element(screen.getByText(/没有保存成功/)).not.toBeInTheDocument();
});
