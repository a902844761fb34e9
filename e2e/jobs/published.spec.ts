import { getMajorMatrix, updateMajorMatrix } from '@college/api-client/contract';
import type { Client } from '@college/api-client';
import { readFile } from 'node:fs/promises';
import { letSyllabusesWait } from '../support/rules';
import { expect, test } from '../support/test';

const editions = '/course/major/editions?majorId=1001';

/** Supports the indicator point without which nothing may be published, by 毕业设计. */
async function closeGap(client: Client) {
  const courseId = 1013;
  const { bindings, data } = await client.call(getMajorMatrix, { query: { courseId } });
  const own = new Set(data.filter(({ courseUnitId }) => courseUnitId === courseId).map(({ id }) => id));
  const relations = bindings.flatMap(({ id, requireId, relate, goals }) =>
    own.has(id!) && relate !== -1 ? [{ requireId, relate, goals }] : [],
  );
  await client.call(updateMajorMatrix, { body: { courseId, relations: [...relations, { requireId: 1124, relate: 0, goals: [] }] } });
}

test('the current edition is published, read behind its link by anybody, taken home as a booklet, and withdrawn', async ({
  browser,
  page,
  people,
  baseURL,
  signIn,
}) => {
  await closeGap(await people.client('departmentManager'));
  await letSyllabusesWait(await people.client('collegeAdmin'));
  await signIn('departmentManager', { at: editions });
  await page.getByRole('button', { name: '发布…' }).click();
  const form = page.getByRole('dialog', { name: '发布现行版' });
  await form.getByLabel('版本名称').fill('2026 版');
  await form.getByLabel('适用年级').fill('2026');
  await form.getByRole('button', { name: '发布', exact: true }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /2026 版/ }) });
  await expect(row).toContainText('已发布');

  const act = async (name: string) => {
    await page.getByRole('button', { name: '「2026 版」的更多操作' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('链接…');
  const links = page.getByRole('dialog', { name: '「2026 版」的链接' });
  await links.getByRole('button', { name: '新建链接' }).click();
  const link = links.getByRole('textbox', { name: /新建的链接$/ });
  await expect(link).toHaveValue(/\/published\?link=/);
  const address = await link.inputValue();
  await links.getByRole('button', { name: '关闭' }).first().click();
  await expect(links).toHaveCount(0);

  const outside = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  const reader = await outside.newPage();
  await test.step('read and taken home without an account', async () => {
    await reader.goto(address);
    await expect(reader.getByText('用于 2026 级').first()).toBeVisible();
    await expect(reader.getByRole('link', { name: '数据结构' }).first()).toBeVisible();
    await reader.getByRole('button', { name: '下载培养方案…' }).click();
    const started = reader.waitForEvent('download', { timeout: 60_000 });
    await reader.getByRole('dialog').getByRole('button', { name: '下载', exact: true }).click();
    const booklet = await started;
    expect((await readFile(await booklet.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await act('撤回…');
  const question = page.getByRole('dialog', { name: '撤回「2026 版」？' });
  await question.getByRole('textbox').fill('学时有误');
  await question.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(row).toContainText('已撤回');
  await reader.reload();
  await expect(reader.getByText('理由：学时有误')).toBeVisible();
  await outside.close();
});
