import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { tokens } from './tokens';
import { UiProvider } from './UiProvider';
import type { Theme } from './useTheme';

const themes: Theme[] = ['light', 'dark', 'contrast'];

async function coloursOf(theme: Theme, style: Record<string, string>) {
  const screen = await render(
    <div style={style}>
      <UiProvider theme={theme}>
        <p style={{ color: tokens.color.accent, borderRadius: tokens.radius.control, fontFamily: tokens.font.family }}>text</p>
      </UiProvider>
    </div>,
  );
  return getComputedStyle(screen.getByText('text').element());
}

it.each(themes)('takes what the page sets from outside (%s)', async (theme) => {
  const style = await coloursOf(theme, {
    '--college-color-accent': 'rgb(128, 0, 32)',
    '--college-radius-control': '0px',
    '--college-font-family': 'monospace',
  });
  expect(style.color).toBe('rgb(128, 0, 32)');
  expect(style.borderRadius).toBe('0px');
  expect(style.fontFamily).toBe('monospace');
});

it('keeps the values of the theme for what the page does not set', async () => {
  const style = await coloursOf('light', {});
  expect(style.color).toBe('rgb(30, 63, 124)');
  expect(style.borderRadius).toBe('4px');
});

it('does not inherit the density around it unless told to', async () => {
  const screen = await render(
    <UiProvider density="compact">
      <p style={{ blockSize: tokens.density.control }}>compact</p>
      <UiProvider>
        <p style={{ blockSize: tokens.density.control }}>regular</p>
      </UiProvider>
    </UiProvider>,
  );
  expect(screen.getByText('compact').element().getBoundingClientRect().height).toBe(28);
  expect(screen.getByText('regular').element().getBoundingClientRect().height).toBe(32);
});
