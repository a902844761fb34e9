import { getMajorMatrix, updateMajorMatrix } from '@college/api-client/contract';
import type { Client } from '@college/api-client';
import { editionList, playwrightDriver, publishedEdition } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
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
  const { actInMenu, links, publish, row, startPublishing, withdraw } = editionList(playwrightDriver<Locator>(page));
  await startPublishing({ name: '2026 版', entryYear: '2026' });
  await publish();
  await expect(row(/2026 版/)).toContainText('已发布');

  await actInMenu('links', '2026 版');
  await expect(links.dialog).toHaveAccessibleName('「2026 版」的链接');
  await links.create();
  await expect(links.address(1)).toHaveValue(/\/published\?link=/);
  const address = await links.address(1).inputValue();
  await links.close();

  const outside = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  const reader = await outside.newPage();
  await test.step('read and taken home without an account', async () => {
    await reader.goto(address);
    await expect(reader.getByText('用于 2026 级').first()).toBeVisible();
    await expect(reader.getByRole('link', { name: '数据结构' }).first()).toBeVisible();
    const { downloadBooklet, openBooklet } = publishedEdition(playwrightDriver<Locator>(reader));
    await openBooklet();
    const started = reader.waitForEvent('download', { timeout: 60_000 });
    await downloadBooklet();
    const booklet = await started;
    expect((await readFile(await booklet.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await withdraw('2026 版', '学时有误');
  await expect(row(/2026 版/)).toContainText('已撤回');
  await reader.reload();
  await expect(reader.getByText('理由：学时有误')).toBeVisible();
  await outside.close();
});
