import { dataCheckPanel as panelOf, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';

/** The panel at the right edge of a course unit that shows what is missing and what is doubtful. */
export function dataCheckPanel(page: Page) {
  const check = panelOf(playwrightDriver<Locator>(page));
  return {
    ...check,
    async width() {
      return (await check.panel.boundingBox())?.width;
    },
  };
}
