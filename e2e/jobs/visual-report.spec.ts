import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { compareFolders } from '../visual/compare';
import { readDecisions, undecided } from '../visual/decisions';
import { writeReport } from '../visual/report/writeReport';

let folder: string;
test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'college-visual-'))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function draw(side: 'before' | 'after', story: string, ground: number, mode = 'zh-light') {
  const picture = new PNG({ width: 40, height: 20 });
  picture.data.fill(ground);
  mkdirSync(join(folder, side, mode), { recursive: true });
  writeFileSync(join(folder, side, mode, `${story}.png`), PNG.sync.write(picture));
}

const names = {
  'ui-button--primary': { widget: 'UI/Button', name: 'Primary </script>' },
  'ui-link--new': { widget: 'UI/Link', name: 'New' },
  'ui-link--old': { widget: 'UI/Link', name: 'Old' },
};

function compare() {
  return compareFolders({ before: join(folder, 'before'), after: join(folder, 'after'), differences: join(folder, 'differences') });
}

/** A planted change in two modes, a picture that stayed, a new one and one that is gone. */
async function openReport(page: Page, language: 'zh' | 'en' = 'en') {
  for (const mode of ['zh-light', 'en-dark']) {
    draw('before', 'ui-button--primary', 200, mode);
    draw('after', 'ui-button--primary', 180, mode);
  }
  draw('before', 'ui-button--same', 255);
  draw('after', 'ui-button--same', 255);
  draw('after', 'ui-link--new', 255);
  draw('before', 'ui-link--old', 255);
  const folders = { before: 'before', after: 'after', difference: 'differences' };
  const path = await writeReport({ folder, comparisons: compare(), base: '0123456789abcdef', names, decisions: [], folders });
  await page.goto(pathToFileURL(path).href);
  await page.getByRole('combobox', { name: /页面语言|Language of the page/ }).selectOption(language);
}

const articles = (page: Page) => page.getByRole('article');
const planted = (page: Page) => page.getByRole('article', { name: 'UI/Button / Primary </script> — zh-light — changed' });

test('the report shows a planted change, a new picture and one that is gone, and nothing else', async ({ page }) => {
  await openReport(page);
  await expect(page.getByRole('status')).toContainText('4 of 5 pictures differ from 0123456789, 0 of them accepted');
  await expect(articles(page)).toHaveCount(4);
  for (const side of ['Before', 'After', 'Difference'])
    await expect(planted(page).getByRole('img', { name: new RegExp(`: ${side}$`) })).toHaveJSProperty('naturalWidth', 40);
  await page.getByRole('combobox', { name: 'View' }).selectOption('Before only');
  await expect(planted(page).getByRole('img')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'View' }).selectOption('Overlay');
  await expect(planted(page).getByRole('img')).toHaveCount(2);
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((side) => planted(page).getByRole('img', { name: side }).boundingBox()),
  );
  expect(before).toEqual(after);
  await page.getByRole('slider', { name: 'Opacity of before' }).fill('0');
  await expect(planted(page).getByRole('figure').filter({ hasText: 'Before' })).toHaveCSS('opacity', '0');
});

test('the report is filtered by widget, language, mode and name, and says how many it lists', async ({ page }) => {
  await openReport(page);
  const filters = [
    { label: 'Widget', value: 'UI/Link', count: 2 },
    { label: 'Language of the picture', value: 'English', count: 1 },
    { label: 'Mode', value: 'zh-light', count: 3 },
  ];
  for (const { label, value, count } of filters) {
    const filter = page.getByRole('combobox', { name: label, exact: true });
    await filter.selectOption(value);
    await expect(articles(page)).toHaveCount(count);
    await expect(page.getByRole('status')).toContainText(`${count} listed`);
    await filter.selectOption('All');
  }
  await page.getByRole('searchbox', { name: 'Name' }).fill('nothing like it');
  await expect(page.getByText('No picture matches.')).toBeVisible();
});

test('differences are accepted and commented on by keyboard alone, kept, exported, and no longer fail a run', async ({ page }) => {
  await openReport(page);
  await page.keyboard.press('j');
  await expect(articles(page).first()).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('c');
  await page.keyboard.type('janka likes it');
  await page.keyboard.press('Escape');
  await expect(articles(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(articles(page).first()).toBeFocused();
  await expect(page.getByRole('status')).toContainText('1 of them accepted');
  await page.keyboard.press('4');
  await expect(page.getByRole('combobox', { name: 'View' })).toHaveValue('overlay');

  await page.reload();
  await expect(articles(page).first().getByRole('checkbox')).toBeChecked();
  await expect(articles(page).first().getByRole('textbox')).toHaveValue('janka likes it');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /导出决定|Export decisions/ }).press('Enter');
  const file = join(folder, 'visual-review.json');
  await (await download).saveAs(file);
  const decisions = readDecisions(file);
  expect(decisions).toEqual([expect.objectContaining({ isAccepted: true, comment: 'janka likes it' })]);
  expect(undecided(compare(), decisions)).toHaveLength(3);
  draw('after', decisions[0]!.story, 170, decisions[0]!.mode);
  draw('before', decisions[0]!.story, 160, decisions[0]!.mode);
  expect(undecided(compare(), decisions)).toHaveLength(4);
  expect(readFileSync(file, 'utf8')).toMatch(/\n$/);
});

test('with accepted pictures hidden, the next one takes the focus of the one just accepted', async ({ page }) => {
  await openReport(page);
  await page.getByRole('checkbox', { name: 'Hide accepted pictures' }).press('Space');
  const second = await articles(page).nth(1).getAttribute('aria-label');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(articles(page)).toHaveCount(3);
  await expect(page.getByRole('article', { name: second ?? '' })).toBeFocused();
});

for (const language of ['zh', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the report is accessible in ${language} and ${colorScheme}, and in one language only`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openReport(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'zh' ? '视觉评审' : 'Visual review');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const others = language === 'zh' ? /Accept|Comment|Before|Widget|Mode/ : /[\u4e00-\u9fff]/;
      const text = (await page.locator('body').innerText()).replaceAll('中文', '').replaceAll('English', '');
      expect(text).not.toMatch(others);
    });
