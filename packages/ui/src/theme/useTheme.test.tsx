import type {} from '@vitest/browser-playwright';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tokens } from './tokens';
import { UiProvider } from './UiProvider';

function emulate(scheme: 'light' | 'dark', contrast: 'more' | 'no-preference' = 'no-preference') {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-contrast', value: contrast },
  ];
  return cdp().send('Emulation.setEmulatedMedia', { features });
}
afterEach(() => emulate('light'));

const sheet = (theme: 'dark' | 'system') => (
  <UiProvider theme={theme}>
    <p style={{ background: tokens.color.surface }}>专业矩阵</p>
  </UiProvider>
);

it('follows the system as that changes, where it is asked to', async () => {
  await emulate('dark');
  const { getByText } = await render(sheet('system'));
  const root = () => getByText('专业矩阵').element().closest('[data-cw-root]');
  const ground = () => getComputedStyle(getByText('专业矩阵').element()).backgroundColor;
  await expect.poll(root).toHaveAttribute('data-cw-theme', 'dark');
  const dark = ground();
  await emulate('light');
  await expect.poll(root).toHaveAttribute('data-cw-theme', 'light');
  expect(ground()).not.toBe(dark);
  await emulate('light', 'more');
  await expect.poll(root).toHaveAttribute('data-cw-theme', 'contrast');
});

it('keeps the theme that was chosen, whatever the system asks for', async () => {
  await emulate('light', 'more');
  const { getByText } = await render(sheet('dark'));
  expect(getByText('专业矩阵').element().closest('[data-cw-root]')).toHaveAttribute('data-cw-theme', 'dark');
});
