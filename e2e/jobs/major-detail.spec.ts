import { majorDetail, majorList, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';
import { pressOn, skipToContent, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const detail = '/course/major/detail?majorId=1001';

const detailOn = (page: Page) => majorDetail(playwrightDriver<Locator>(page));

/** Saves by a shortcut or a button and waits until the server has answered. */
async function saved(page: Page, save: () => Promise<void>) {
  const answered = page.waitForResponse(/savegraduaterequires/);
  await save();
  expect(await (await answered).json()).toMatchObject({ code: '0' });
}

test('in English by keyboard alone: an indicator point is written, moved, renumbered and saved', async ({ page, signIn }) => {
  const readings: string[] = [];
  page.on('request', (request) => request.url().includes('majorinfo') && readings.push(request.url()));
  await signIn('majorLeader', { at: detail, language: 'en' });
  const { renumberButton, requirements } = detailOn(page);
  const [first, second] = [requirements.field('1.1', 'en'), requirements.field('1.2', 'en')];

  await skipToContent(page);
  await expect(first).toBeVisible();
  expect(readings, 'the trail names the major that the page has read').toHaveLength(1);
  await tabTo(page, first);
  await page.keyboard.press('End');
  await page.keyboard.type(', precisely');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(second).toBeFocused();
  await expect(second).toHaveValue(/^1\.1 Express .*, precisely$/);

  await expect(page.getByText('The printed numbers do not follow the order.')).toBeVisible();
  await tabTo(page, renumberButton, 'Shift+Tab');
  await pressOn(page, renumberButton);
  await expect(second).toHaveValue(/^1\.2 Express .*, precisely$/);
  await expect(first).toHaveValue(/^1\.1 Build and solve/);

  await saved(page, () => page.keyboard.press('Control+s'));
  await page.reload();
  await expect(second).toHaveValue(/^1\.2 Express .*, precisely$/);
  await expect(requirements.field('1.2')).toHaveValue(/^1\.2 能用数学/);
});

test('a deletion shows first what the courses lose', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: detail });
  const { question, removeWithAll, requirements, save } = detailOn(page);
  await requirements.remove('1.2');
  await expect(question).toHaveAccessibleName(/^删除「1\.2 能对具体对象/);
  await expect(question.getByText(/^数据结构将失去强支撑（★）1 处、教学目标 1 个/)).toBeVisible();
  await removeWithAll();
  await expect(page.getByText('11 项毕业要求，23 个指标点')).toBeVisible();
  await saved(page, save);
  await page.reload();
  await expect(page.getByText('11 项毕业要求，23 个指标点')).toBeVisible();
});

test('the demo account finds its major in the list and reads it', async ({ page, signIn }) => {
  await signIn('demo', { at: '/course/major/list' });
  await majorList(playwrightDriver<Locator>(page)).link('detailOf', '数据科学与大数据技术').click();
  await expect(page).toHaveURL(/\/major\/detail\?majorId=1003$/);
  await expect(page.getByRole('heading', { level: 3, name: '1 工程知识' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(detailOn(page).saveButton).toHaveCount(0);
});
