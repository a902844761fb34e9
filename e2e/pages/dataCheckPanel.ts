import type { Page } from '@playwright/test';

/** The panel at the right edge of a course unit that shows what is missing and what is doubtful. */
export function dataCheckPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: /^(数据检查|Data check)$/ });
  return {
    panel,
    recheck: panel.getByRole('button', { name: /^(重新检查|Check again)$/ }),
    collapse: panel.getByRole('button', { name: /^(收起数据检查|Collapse Data check)$/ }),
    expand: panel.getByRole('button', { name: /^(展开数据检查|Expand Data check)$/ }),
    finding: (name: string | RegExp) => panel.getByRole('button', { name }),
    async width() {
      return (await panel.boundingBox())?.width;
    },
  };
}
