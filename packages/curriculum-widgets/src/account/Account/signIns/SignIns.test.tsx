import type { SignIn } from '@college/curriculum-model';
import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignIns } from './SignIns';
import type { SignInsSource } from './SignInsSource';

const aSignIn = (id: number, browser: string): SignIn => ({
  id,
  browser,
  system: 'Windows',
  address: '',
  createTime: '2026-05-08T00:00:00.000Z',
  lastUseTime: '2026-05-12T00:00:00.000Z',
  endTime: '2026-06-07T00:00:00.000Z',
  isCurrent: id === 1,
});

it('ends one sign-in at a time, and offers the others again after it', async () => {
  const answers: (() => void)[] = [];
  const end = vi.fn<SignInsSource['end']>(() => new Promise<void>((resolve) => answers.push(resolve)));
  const list = [aSignIn(1, 'Chrome'), aSignIn(2, 'Edge'), aSignIn(3, 'Firefox')];
  const source: SignInsSource = { list: () => Promise.resolve(list), end, endOthers: vi.fn<SignInsSource['endOthers']>() };
  const screen = await render(
    <UiProvider>
      <SignIns source={source} />
    </UiProvider>,
  );
  const [edge, firefox, others] = ['退出此登录：Edge，Windows', '退出此登录：Firefox，Windows', '退出其他所有登录'].map((name) =>
    screen.getByRole('button', { name }),
  );
  await edge!.click();
  await expect.element(firefox!).toBeDisabled();
  await expect.element(others!).toBeDisabled();
  answers[0]!();
  await expect.element(edge!).not.toBeInTheDocument();
  await firefox!.click();
  expect(end.mock.calls).toEqual([[2], [3]]);
});
