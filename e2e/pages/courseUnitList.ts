import { courseUnitList as listOf, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';

/** Where the course units of 软件工程 are listed. */
export const unitListAddress = '/course/courseUnit/list?majorId=1001';

/** The list of the course units of a major, in Chinese. */
export function courseUnitList(page: Page) {
  const list = listOf(playwrightDriver<Locator>(page));

  /** The visible rows; none while they are still loading. */
  async function shownUnits(): Promise<{ id: number; hours: number; output: string }[]> {
    const rows = page.getByRole('rowgroup').last().getByRole('row');
    return await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const cells = [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent ?? '').filter(Boolean);
        const [id = ''] = cells;
        if (!/^\d+$/.test(id)) return [];
        const [hours = ''] = cells.filter((cell) => /^\d+(\.\d+)?$/.test(cell)).slice(1);
        return [{ id: Number(id), hours: Number(hours), output: cells.find((cell) => /^[是否]$/.test(cell)) ?? '' }];
      }),
    );
  }

  return {
    ...list,
    /** Whatever changes a unit or the list. */
    changes: page.getByRole('button', { name: /新建课程单元|编辑|删除/ }),
    secondPage: list.pageButton(2),
    shownUnits,
    shownIds: async () => (await shownUnits()).map(({ id }) => id),
  };
}
