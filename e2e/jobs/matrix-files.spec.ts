import { readFile } from 'node:fs/promises';
import { matrixExport, matrixImport, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Download, Locator, Page } from '@playwright/test';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { matrixAddress } from '../pages/matrixPage';
import { storedMatrices } from '../support/matrixRecords';
import { expect, test } from '../support/test';

test.use({ movesTheClock: true });

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportOn = (page: Page) => matrixExport(playwrightDriver<Locator>(page));
const importOn = (page: Page) => matrixImport(playwrightDriver<Locator>(page));

async function exportedMajorMatrix(page: Page): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await exportOn(page).download('majorMatrix');
  return arriving;
}

async function chooseFile(page: Page, bytes: Uint8Array) {
  await importOn(page).open();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: '选择文件' }).click();
  await (await choosing).setFiles({ name: '专业矩阵.xlsx', mimeType: xlsx, buffer: Buffer.from(bytes) });
}

test('the exported major matrix comes back without a change, and with one changed cell it stores that cell', async ({
  page,
  people,
  signIn,
}) => {
  const admin = await people.client('collegeAdmin');
  const before = await storedMatrices(admin);
  await signIn('majorLeader', { at: matrixAddress });
  const download = await exportedMajorMatrix(page);
  expect(download.suggestedFilename()).toBe('软件工程-专业矩阵.xlsx');
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['专业矩阵', '教学目标']);
  expect(sheets[0]).toMatchObject({ freezePane: { rows: 3, columns: 2 }, pageSetup: { orientation: 'landscape', fitToWidth: 1 } });

  await chooseFile(page, bytes);
  const { dialog } = importOn(page);
  await dialog.getByText('替换', { exact: true }).click();
  await expect(dialog.getByText('文件内容与已保存的一致，没有需要导入的内容。')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '导入 0 处改变' })).toBeDisabled();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedMatrices(admin)).toEqual(before);

  const rows = sheets[0]!.rows;
  const row = rows.find((cells) => cells[1] === '数据结构')!;
  const column = row.indexOf('★');
  row[column] = '弱';
  const requireId = Number(rows[0]![column] satisfies CellValue | undefined);
  await chooseFile(page, await writeXlsx({ sheets: sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows })) }));
  await importOn(page).apply(1);
  await expect(page.getByText('导入成功')).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = await storedMatrices(admin);
  const relateOf = ({ bindings }: typeof before) => bindings.find((binding) => binding.requireId === requireId)?.relate;
  expect([relateOf(before), relateOf(after)]).toEqual([0, 1]);
  expect(after.entries).toEqual(before.entries);
});

test('both matrices are exported three seconds apart, and what is no matrix is refused', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: matrixAddress });
  await expect(exportOn(page).button).toBeVisible();
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.clock.install();
  await exportOn(page).download('both');
  await expect(page.getByText('课程矩阵将在 3 秒后导出')).toBeVisible();
  await expect.poll(() => downloads.length).toBe(1);
  await page.clock.fastForward(3000);
  await expect.poll(() => downloads.length).toBe(2);
  expect(downloads.map((each) => each.suggestedFilename())).toEqual(['软件工程-专业矩阵.xlsx', '软件工程-数据结构-课程矩阵.xlsx']);
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await downloads[1]!.path())));
  expect(sheets.map(({ name }) => name).slice(0, 2)).toEqual(['课程矩阵', '课点明细']);

  await chooseFile(page, await writeXlsx({ sheets: [{ name: 'S', rows: [['姓名'], ['张三']] }] }));
  await expect(page.getByRole('alert').getByText(/没有找到专业矩阵/)).toBeVisible();
});

test('the course matrix waits for a slow first download, and is called off by a refused one', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: matrixAddress });
  const asked: string[] = [];
  const answers: ((refusal?: string) => Promise<void>)[] = [];
  await page.route('**/college/api/auth/downloadticket', (route) => {
    asked.push(route.request().postDataJSON().path);
    answers.push((message) => (message ? route.fulfill({ json: { code: '30001', message, data: null } }) : route.continue()));
  });
  await page.clock.install();
  const chooseBoth = () => exportOn(page).download('both');

  await chooseBoth();
  await expect(page.getByText('课程矩阵将随专业矩阵之后导出')).toBeVisible();
  await expect.poll(() => asked).toEqual(['/major/exportMajorMatrix']);
  await page.clock.fastForward(10_000);
  expect(asked).toHaveLength(1);
  const first = page.waitForEvent('download');
  await answers[0]!();
  await first;
  await expect(page.getByText('课程矩阵将在 3 秒后导出')).toBeVisible();
  // The delay is covered by the component's own test, on a fake clock.
  await page.clock.fastForward(3000);
  await expect.poll(() => asked).toEqual(['/major/exportMajorMatrix', '/major/exportCourseMatrix']);
  const second = page.waitForEvent('download');
  await answers[1]!();
  await second;

  await chooseBoth();
  await expect.poll(() => asked).toHaveLength(3);
  await answers[2]!('专业矩阵正在生成');
  await expect(page.getByText('因此课程矩阵也没有导出。')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: '导出', exact: true })).toBeEnabled();
  expect(asked).toHaveLength(3);
});
