import { reportAddress, reportPage } from '../pages/reportPage';
import { downloadReport, wordsOnScreen } from '../support/reportFiles';
import { expect, test } from '../support/test';

test('what a teacher fills in is on screen, in both files and behind the link', async ({ page, openElsewhere, signIn }) => {
  await signIn('majorLeader', { at: reportAddress });
  const { write, save, field } = reportPage(page);
  await write('others', '自备电脑');
  await save();
  await page.reload();
  await expect(field('其他建议')).toHaveText('自备电脑');

  await write('attend', '缺课三次者不得参加期末考试，请假须提前一天说明。');
  const before = await downloadReport(page, 'PDF', '下载已保存的版本');
  expect(before.name).toBe('《数据结构》开课说明.pdf');
  expect(before.words).toContain('自备电脑');
  expect(before.words).not.toContain('请假须提前一天说明');
  const word = await downloadReport(page, 'Word', '保存并下载');
  expect(word.name).toBe('《数据结构》开课说明.docx');
  const pdf = await downloadReport(page, 'PDF');
  const shown = await wordsOnScreen(page);
  expect(shown.join()).toContain('请假须提前一天说明');
  // A table without shares is offered on screen and left out of the files.
  const lacking = ({ words }: { words: string }) => shown.filter((line) => line !== '考核环节与教学目标' && !words.includes(line));
  expect({ pdf: lacking(pdf), word: lacking(word) }).toEqual({ pdf: [], word: [] });

  await page.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog', { name: '《数据结构》开课说明的链接' });
  await dialog.getByRole('button', { name: '新建链接' }).click();
  const address = await dialog.getByRole('textbox', { name: /新建的链接$/ }).inputValue();
  const reader = await openElsewhere();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: /《.*》/ })).toContainText('《数据结构》开课说明');
  await expect(reader.getByText('请假须提前一天说明')).toBeVisible();
  await dialog.getByRole('button', { name: /^撤销/ }).click();
  await page.getByRole('button', { name: '撤销链接' }).click();
  await expect(dialog.getByText('还没有链接')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('这个链接没有对应的开课说明')).toBeVisible();
  await expect(reader.getByText('请假须提前一天说明')).toHaveCount(0);
});

test('who may only read is offered nothing to change', async ({ page, signIn }) => {
  await signIn('departmentViewer', { at: reportAddress });
  const { field, downloadPdf } = reportPage(page);
  await expect(field('考勤')).toContainText('按时到课');
  await expect(page.getByText('只读：您没有修改这门课程的权限')).toBeVisible();
  await expect(downloadPdf).toBeVisible();
  await expect(page.getByRole('button', { name: /^(保存修改|分享|编辑.+)$/ })).toHaveCount(0);
});
