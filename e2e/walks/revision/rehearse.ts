import { expect, type Page } from '@playwright/test';
import { copyWizard } from '../../pages/copyWizard';
import { unitAddress } from './editCourse';

const from = { majorId: 1001, courseId: 1005 };

/** Copies 操作系统 of the other major into the draft, in Chinese. */
export async function rehearseCopy(page: Page, draftName: string) {
  await page.goto(unitAddress(from.majorId, from.courseId));
  const { open, chooseMajor, bind, next } = copyWizard(page);
  await open();
  await chooseMajor();
  await page.getByRole('radio', { name: `在修订稿「${draftName}」中预演` }).check({ force: true });
  await next.click();
  await bind(['G1', 'G2', 'G3'], '2.1');
  await next.click();
  await expect(page.getByRole('heading', { name: `已复制到计算机科学与技术（${draftName}）` })).toBeVisible();
  await expect(page.getByRole('region', { name: '修订稿现状' })).toContainText('现行版没有改变');
}
