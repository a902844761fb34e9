import { assistantFill, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';

/** What the assistant offers on the page of a course unit. */
export function assistantReview(page: Page) {
  return assistantFill(playwrightDriver<Locator>(page));
}
