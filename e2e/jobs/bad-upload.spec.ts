import { badUploads } from '../support/badUploads';
import { pointNames } from '../support/courseUnitPage';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { expect, test } from '../support/test';

const unit = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';
const uploads = await badUploads();
const unchanged = { zh: '当前列表没有改变。', en: 'The list shown here was not changed.' };

test('every bad file is refused within three seconds with its reason, and the list stays as it is', async ({ page, signIn }) => {
  test.slow();
  await signIn('majorLeader', { at: unit });
  const rows = page.locator('tbody tr');
  await page.getByText('仅课点', { exact: true }).click();
  const before = await pointNames(page);
  expect(before.length).toBeGreaterThan(1);
  for (const language of ['zh', 'en'] as const) {
    if (language === 'en') await page.getByText('EN', { exact: true }).click();
    const note = page.getByRole('main').getByRole('alert').filter({ hasText: unchanged[language] });
    for (const [kind, upload] of Object.entries(uploads)) {
      await test.step(`${kind}, ${language}`, async () => {
        await page.locator('input[type=file]').setInputFiles(upload.file);
        await expect(note).toContainText(upload[language], { timeout: 3000 });
        expect(await rows.count()).toBe(before.length);
        await expect(page.getByText(/尚未保存|not saved yet/)).toHaveCount(0);
      });
    }
  }
  await page.getByText('中', { exact: true }).click();
  expect(await pointNames(page)).toEqual(before);
});

test('a good file after a bad one is read, and clearing it brings the list back', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: unit });
  const { file, zh } = uploads['with unknown headers']!;
  await page.getByText('仅课点', { exact: true }).click();
  const before = await pointNames(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('main').getByText(zh)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]));
  await expect(page.getByText('上传成功')).toBeVisible();
  await expect(page.getByRole('main').getByText(zh)).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '有限自动机', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '清除' }).click();
  await expect(page.getByText('清空成功')).toBeVisible();
  expect(await pointNames(page)).toEqual(before);
});
