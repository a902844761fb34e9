import type { Page } from '@playwright/test';

/** The rows of the course-unit list as they stand on the screen; nothing while they are still loading. */
export async function shownUnits(page: Page): Promise<{ id: number; hours: number; output: string }[]> {
  const rows = page.getByRole('rowgroup').last().getByRole('row');
  return await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const cells = [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent ?? '');
      const [id = ''] = cells;
      if (!/^\d+$/.test(id)) return [];
      const [hours = ''] = cells.filter((cell) => /^\d+(\.\d+)?$/.test(cell)).slice(1);
      return [{ id: Number(id), hours: Number(hours), output: cells.find((cell) => /^[是否]$/.test(cell)) ?? '' }];
    }),
  );
}

/** The ids of the rows as they stand on the screen. */
export async function shownIds(page: Page): Promise<number[]> {
  return (await shownUnits(page)).map(({ id }) => id);
}

/** Chooses how the list is sorted. */
export async function sortBy(page: Page, select: '发布时间' | '学时', order: string) {
  await page.getByRole('button', { name: new RegExp(select) }).click();
  await page.getByRole('option', { name: order }).click();
}

/** Deletes a unit by its row and confirms. */
export async function deleteUnit(page: Page, name: string) {
  await page.getByRole('button', { name: `删除${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `删除「${name}」？` });
  await question.getByRole('button', { name: '删除课程单元' }).click();
}
