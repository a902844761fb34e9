import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AccessibilitySection, type AccessibilitySectionProps } from './AccessibilitySection';
import { showInBook } from '../testing/showInBook';

const digest = {
  date: '2026-11-30',
  revision: '4205fa9d',
  stories: 12,
  combinations: ['zh/light', 'zh/dark', 'zh/contrast', 'en/light', 'en/dark', 'en/contrast'],
  violations: {},
};
const spoken = { zh: ['- button "保存"'], en: ['- button "Save"'] };
const keyboard = '| Keys | What they do |\n|---|---|\n| Enter | Saves |';

let unmount = () => {};
afterEach(() => unmount());

/** The section in the language of the toolbar. */
function show(language: string, props: Partial<AccessibilitySectionProps> = {}) {
  unmount = showInBook(<AccessibilitySection digest={digest} spoken={spoken} keyboard={keyboard} {...props} />, language);
}

const heading = (name: string, level: number) => page.getByRole('heading', { name, level });
const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });

it('says in English what axe found, the keys and what a screen reader announces', async () => {
  show('80102');
  await expect.element(heading('Accessibility', 2)).toBeVisible();
  await expect.element(item('What axe found')).toHaveTextContent(/: nothing$/);
  await expect
    .element(item('Looked at'))
    .toHaveTextContent('Looked at: 12 stories (Chinese: light, dark, high contrast; English: light, dark, high contrast)');
  await expect.element(item('On 2026-11-30')).toHaveTextContent('at revision 4205fa9d');
  await expect.element(heading('Keyboard', 3)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Saves' })).toBeVisible();
  await expect.element(heading('What a screen reader announces', 3)).toBeVisible();
  await expect.element(page.getByText('- button "Save"')).toBeVisible();
});

it('says it in Chinese where the toolbar says so', async () => {
  show('80101');
  await expect.element(heading('无障碍', 2)).toBeVisible();
  await expect.element(item('检查范围')).toHaveTextContent('12 个故事（中文：浅色、深色、高对比度；英文：浅色、深色、高对比度）');
  await expect.element(page.getByText('- button "保存"')).toBeVisible();
});

it('names the rules that are broken, and how often', async () => {
  show('80102', { digest: { ...digest, violations: { 'color-contrast': 2, label: 1 } } });
  await expect.element(item('What axe found')).toHaveTextContent(/: color-contrast × 2, label × 1$/);
});

it('says that nobody looked at a component yet, and leaves out what is not known of it', async () => {
  show('80102', { digest: undefined, spoken: {}, keyboard: undefined });
  await expect.element(page.getByText('has not looked at this component yet')).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 3 })).not.toBeInTheDocument();
});
