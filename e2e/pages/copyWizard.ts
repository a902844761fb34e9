import { copyWizard as wizardOn, playwrightDriver } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** The wizard that copies a course unit into another major, in Chinese. */
export function copyWizard(page: Page) {
  const wizard = wizardOn(playwrightDriver<Locator>(page));
  const records = page.getByRole('region', { name: '本课程的复制记录' });

  /** Opens the wizard on the page of a course unit. */
  async function open() {
    await page.getByRole('button', { name: '复制课程' }).click();
    await expect(wizard.dialog).toBeVisible();
  }

  /** Selects 计算机科学与技术. */
  const chooseMajor = () => wizard.chooseMajor({ school: '明理大学', college: '计算机学院', major: '计算机科学与技术' });

  /** Selects 计算机科学与技术 and continues to the binding step. */
  async function chooseTarget() {
    await chooseMajor();
    await wizard.goOn();
    await expect(page.getByText('已绑定 0/4')).toBeVisible();
  }

  return {
    ...wizard,
    records,
    cancel: page.getByRole('button', { name: '取消' }),
    done: page.getByText('已复制到计算机科学与技术'),
    open,
    chooseMajor,
    chooseTarget,
    /** From the page of the course to the moment before the copy starts. */
    async prepare() {
      await open();
      await chooseTarget();
      await wizard.bind(['G1', 'G2', 'G3', 'G4'], '2.1');
      await expect(page.getByText('已绑定 4/4')).toBeVisible();
    },
  };
}
