import { appShell } from '../pages/appShell';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { badUploads } from '../support/badUploads';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { expect, test } from '../support/test';

const uploads = await badUploads();
const unchanged = { zh: '当前列表没有改变。', en: 'The list shown here was not changed.' };

for (const language of ['zh', 'en'] as const) {
  test(`every bad file is refused within three seconds with its reason, and the list stays as it is, in ${language}`, async ({
    page,
    signIn,
  }) => {
    await signIn('majorLeader', { at: dataStructuresAddress });
    const unit = courseUnitPage(page);
    await unit.chooseTemplate('仅课点');
    await expect.poll(async () => (await unit.pointNames()).length).toBeGreaterThan(1);
    const before = await unit.pointNames();
    if (language === 'en') await appShell(page).chooseLanguage('en');
    const note = page.getByRole('main').getByRole('alert').filter({ hasText: unchanged[language] });
    for (const [kind, upload] of Object.entries(uploads)) {
      await test.step(kind, async () => {
        await unit.chooseFile(upload.file);
        await expect(note).toContainText(upload[language], { timeout: 3000 });
        await expect(unit.pointRows).toHaveCount(before.length + 1);
        await expect(page.getByText(/尚未保存|not saved yet/)).toHaveCount(0);
      });
    }
    if (language === 'en') await appShell(page).chooseLanguage('zh');
    await expect.poll(unit.pointNames).toEqual(before);
  });
}

test('a good file after a bad one is read, and clearing it brings the list back', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const unit = courseUnitPage(page);
  const { file, zh } = uploads['with unknown headers']!;
  await unit.chooseTemplate('仅课点');
  await expect.poll(async () => (await unit.pointNames()).length).toBeGreaterThan(1);
  const before = await unit.pointNames();
  await unit.chooseFile(file);
  await expect(page.getByRole('main').getByText(zh)).toBeVisible();
  await unit.chooseFile(await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]));
  await expect(page.getByText('上传成功')).toBeVisible();
  await expect(page.getByRole('main').getByText(zh)).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '有限自动机', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '清除' }).click();
  await expect(page.getByText('清空成功')).toBeVisible();
  await expect.poll(unit.pointNames).toEqual(before);
});
