import { getAdditionalInfo, saveAdditionalInfo } from '@college/api-client/contract';
import { reportAddress, reportPage } from '../pages/reportPage';
import { expect, test } from '../support/test';

test('who saves second chooses whose text to keep, and what only one changed stays', async ({ page, people, signIn }) => {
  await signIn('majorLeader', { at: reportAddress });
  const { write, save, saveButton, field } = reportPage(page);
  await write('attend', '缺课三次不得参加考试。');
  await write('paper', '竞赛获奖加三分');
  const colleague = await people.client('collegeAdmin');
  const info = await colleague.call(getAdditionalInfo, { query: { courseid: 1004 } });
  await colleague.call(saveAdditionalInfo, { body: { ...info, attend: '每周点名。', others: '自备电脑' } });

  await saveButton.click();
  const question = page.getByRole('dialog', { name: '有人先保存了这份开课说明' });
  const attendance = question.getByRole('radiogroup', { name: '考勤' });
  await expect(question.getByRole('radiogroup')).toHaveCount(1);
  await expect(attendance.getByRole('radio', { name: /我的.*缺课三次/ })).toBeChecked();
  await attendance.getByText('每周点名。').click();
  await save(question.getByRole('button', { name: '按选择保存' }));
  await page.reload();
  await expect(field('考勤')).toHaveText('每周点名。');
  await expect(field('加分项')).toHaveText('竞赛获奖加三分');
  await expect(field('其他建议')).toHaveText('自备电脑');
});

test('invalid input is rejected and nothing typed is lost; an emoji is printed as its code point and reported', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader', { at: reportAddress });
  const { edit, save, downloadPdf } = reportPage(page);
  await edit('学分');
  const credit = page.getByRole('textbox', { name: '学分' });
  await credit.press('Control+A');
  await credit.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '-1e=23456');
    const isTaken = !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    if (!isTaken) document.execCommand('insertText', false, clipboardData.getData('text/plain'));
  });
  await expect(credit).toHaveValue('1234');
  await credit.press('Escape');
  const long = '长'.repeat(100_000);
  await edit('考勤');
  const editor = page.getByRole('dialog', { name: '考勤' });
  await editor.getByRole('textbox').fill(long);
  await editor.getByRole('button', { name: '完成编辑' }).click();
  await expect(editor.getByText(/最多.*字/)).toBeVisible();
  await expect(editor.getByRole('textbox')).toHaveValue(long);
  await editor.getByRole('textbox').fill('按时到课，缺课须请假，无故缺课三次者不得考试。😀');
  await editor.getByRole('button', { name: '完成编辑' }).click();
  await expect(editor).toHaveCount(0);
  await save();
  const started = page.waitForEvent('download', { timeout: 30_000 });
  await downloadPdf.click();
  await started;
  const told = page.getByRole('dialog', { name: '有1个字符无法印出' });
  await expect(told.getByRole('row', { name: /考勤.*U\+1F600/ })).toBeVisible();
});
