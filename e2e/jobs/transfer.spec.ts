import { getCourseMatrix, updateCourseMatrix } from '@college/api-client/contract';
import { appShell } from '../pages/appShell';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { inBothLanguages, skipToContent, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import { withoutLive } from '../support/withoutLive';

const courseMatrix = `${matrixAddress}&matrix=course`;

test('points are put into a cell with the mouse: in the popover, and in the dialog by dragging and initials', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  await appShell(page).goTo('三级矩阵');
  await expect(page).toHaveURL(/\/course\/matrix\?majorId=1001&courseId=1004/);
  const { openTab, saveButton, saved, ...matrix } = matrixPage(page);
  await openTab('课程矩阵');
  const cell = matrix.cell(/线性表/, 1);
  await matrix.openCell(/线性表/, 1);
  const beside = page.getByRole('dialog', { name: /线性表 × G1/ });
  await expect(beside.getByRole('grid', { name: '强支撑' }).getByRole('row')).toHaveCount(2);
  const isBeside = async () => {
    const [layer, held] = [await beside.boundingBox(), await cell.boundingBox()];
    return layer!.x >= held!.x + held!.width + 3 || layer!.x + layer!.width <= held!.x - 3;
  };
  await expect.poll(isBeside).toBe(true);
  await beside.getByRole('button', { name: '把课点7 图的存储加为弱支撑' }).click();

  await beside.getByRole('button', { name: '放大窗口' }).click();
  const dialog = page.getByRole('dialog', { name: /选择课点/ });
  await expect(dialog.getByRole('grid', { name: '弱支撑' }).getByRole('row')).toHaveText([/图的存储/]);
  await dialog.getByRole('searchbox').fill('zydl');
  await expect(dialog.getByRole('grid', { name: '全部课点' }).getByRole('row')).toHaveText([/栈与队列/]);
  await dialog
    .getByRole('grid', { name: '全部课点' })
    .getByRole('row', { name: /栈与队列/ })
    .click();
  await dialog.getByRole('button', { name: '移到弱支撑' }).click();
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByRole('grid', { name: '全部课点' }).getByRole('row')).toHaveCount(10);
  const linked = dialog.getByRole('grid', { name: '强支撑' }).getByRole('row', { name: /链表/ });
  await linked.dragTo(dialog.getByRole('grid', { name: '弱支撑' }));
  await expect(dialog.getByRole('grid', { name: '弱支撑' }).getByRole('row')).toHaveText([/链表/, /栈与队列/, /图的存储/]);
  await dialog.getByRole('button', { name: '完成' }).click();
  await saveButton.click();
  await expect(saved).toBeVisible();

  await page.reload();
  await expect(cell).toContainText(/顺序表.*链表.*栈与队列.*图的存储/);
  await expect(cell).toHaveAccessibleName(/强支撑 2 顺序表\s*，弱支撑 3 链表/);
});

const walks = inBothLanguages({
  zh: {
    first: /绪论/,
    chapter: /线性表/,
    typed: '课点1 课点99，课点4 ☆',
    unknown: '没有这个编号',
    wrong: '课点99',
    another: '课点7',
    strong: '强支撑',
    named: /强支撑 1 .*强支撑 2 .*弱支撑 3 .*弱支撑 4 /,
  },
  en: {
    first: /绪论|Introduction/,
    chapter: /线性表|Linear/,
    typed: 'point 1 point 99, point 4 weak',
    unknown: 'There is no such code',
    wrong: 'point99',
    another: 'point 7',
    strong: 'Strong support',
    named: /strong support 1 .*strong support 2 .*weak support 3 .*weak support 4 /,
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`a cell is filled, and cancelled without a trace, by keyboard alone, ${inLanguage}`, async ({ page, signIn }) => {
    await signIn('majorLeader', { at: courseMatrix, language });
    const { pointsField: field, saved, save, ...matrix } = matrixPage(page);
    const cell = matrix.cell(words.chapter, 1);
    await expect(cell).toBeVisible();
    await skipToContent(page);
    await tabTo(page, matrix.cell(words.first, 1));
    await page.keyboard.press('ArrowDown');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words.unknown })).toContainText(words.wrong);
    await expect(field).toHaveValue(words.wrong);
    const strong = page.getByRole('grid', { name: words.strong });
    await expect(strong).toHaveAttribute('aria-rowcount', '3');
    await tabTo(page, strong);
    await page.keyboard.press('End');
    await page.keyboard.press('2');
    await expect(strong).toHaveAttribute('aria-rowcount', '2');
    await page.keyboard.press('Control+z');
    await expect(strong).toHaveAttribute('aria-rowcount', '3');
    await page.keyboard.press('Control+y');
    await expect(strong).toHaveAttribute('aria-rowcount', '2');
    await page.keyboard.press('Enter');
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleName(words.named);
    await save();
    // Its message would take the Esc that follows.
    await page.keyboard.press('Escape');
    await expect(saved).toHaveCount(0);

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.another);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleName(words.named);
  });
}

test('who saves second takes in what the first one did elsewhere, and loses nothing', async ({ page, people, signIn }) => {
  const admin = await people.client('collegeAdmin');
  // What comes in by the line is there before the save, and nobody is second.
  await withoutLive(page);
  await signIn('majorLeader', { at: courseMatrix });
  const { cell, openCell, writeCodes, saveButton } = matrixPage(page);
  await openCell(/线性表/, 1);
  await writeCodes('课点4');
  await expect(cell(/线性表/, 1)).toContainText('栈与队列');
  const rows = await admin.call(getCourseMatrix, { query: { courseId: 1004 } });
  const list = [{ project: { id: rows[4]!.project.id }, data: [] }];
  await admin.call(updateCourseMatrix, { body: { courseId: 1004, version: rows[0]!.version, list } });

  await saveButton.click();
  await expect(page.getByText(/有人先保存了/)).toBeVisible();
  await expect(cell(/线性表/, 1)).toContainText(/顺序表.*链表.*栈与队列/);
  await expect(cell(/^5\s*图|图.*8\/2/, 3)).toHaveText('');
});

test('who may only read sees the matrix without a way to change it', async ({ page, signIn }) => {
  await signIn('collegeViewer', { at: courseMatrix });
  const { cell, saveButton } = matrixPage(page);
  await expect(cell(/线性表/, 1)).toContainText('顺序表');
  await cell(/线性表/, 1).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(saveButton).toHaveCount(0);
});
