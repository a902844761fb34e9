import type { Client } from '@college/api-client';
import { listEditions } from '@college/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { courseUnitsOf } from '../../support/programme';
import type { Hand } from './hand';

/** Starts a draft of a major from the list of its editions, and opens it; answers its edition and its own major. */
export async function startDraft(page: Page, hand: Hand, client: Client, { majorId, name }: { majorId: number; name: string }) {
  await page.goto(`/course/major/editions?majorId=${majorId}`);
  await hand.press(page.getByRole('button', { name: /^(建立修订稿|Start a draft)$/ }));
  const form = page.getByRole('dialog', { name: /^(建立修订稿|Start a draft)$/ });
  await hand.write(form.getByRole('textbox', { name: /^(版本名称|Edition name)/ }), name);
  await hand.write(form.getByRole('textbox', { name: /^(修订理由|Reason)/ }), '更新伦理课，补齐支撑');
  await hand.press(form.getByRole('button', { name: /^(建立修订稿|Start a draft)$/ }));
  await hand.press(form.getByRole('button', { name: /^(打开修订稿|Open the draft)$/ }));
  await expect(page.getByRole('complementary', { name: /^(本页所属版本|Edition of this page)$/ })).toContainText(name);
  const edition = (await client.call(listEditions, { query: { majorId } })).find((one) => one.name === name)!;
  return { editionId: edition.id, majorId: edition.majorId! };
}

/** Renames a course on its page. */
export async function rename(page: Page, hand: Hand, course: { client: Client; majorId: number; from: string; to: string }) {
  const { client, majorId, from, to } = course;
  const unit = (await courseUnitsOf(client, majorId)).find(({ name }) => name === from)!;
  await page.goto(`/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${unit.id}`);
  const name = page.getByRole('textbox', { name: /^(课程名称|Course name)$/ });
  await expect(name).toHaveValue(from);
  await hand.write(name, to);
  const answered = page.waitForResponse(/savecourseunit/);
  await page.keyboard.press('Control+s');
  expect(await (await answered).json()).toMatchObject({ code: '0' });
}
