import { expect, type Page } from '@playwright/test';

/** The wizard that copies a course unit into another major, in Chinese. */
export function copyWizard(page: Page) {
  const dialog = page.getByRole('dialog', { name: /复制课程/ });
  const next = page.getByRole('button', { name: '下一步' });
  const records = page.getByRole('region', { name: '本课程的复制记录' });

  /** Opens the wizard on the page of a course unit. */
  async function open() {
    await page.getByRole('button', { name: '复制课程' }).click();
    await expect(dialog).toBeVisible();
  }

  /** Selects 计算机科学与技术. */
  async function chooseMajor() {
    await page.getByRole('combobox', { name: '学校' }).selectOption({ label: '明理大学' });
    await page.getByRole('combobox', { name: '学院' }).selectOption({ label: '计算机学院' });
    await page.getByRole('combobox', { name: '专业' }).selectOption({ label: '计算机科学与技术' });
  }

  /** Selects 计算机科学与技术 and continues to the binding step. */
  async function chooseTarget() {
    await chooseMajor();
    await next.click();
    await expect(page.getByText('已绑定 0/4')).toBeVisible();
  }

  /** Binds goals to an indicator point. */
  async function bind(goals: readonly string[], number: string, strength: '强' | '弱' = '强') {
    for (const goal of goals) await page.getByRole('checkbox', { name: new RegExp(`^${goal} `) }).check({ force: true });
    await page.getByRole('radio', { name: new RegExp(`^${number.replace('.', '\\.')} `) }).check({ force: true });
    await page.getByRole('radiogroup', { name: '支撑' }).getByText(strength, { exact: true }).click();
    await page.getByRole('button', { name: /^绑定/ }).click();
  }

  return {
    dialog,
    next,
    records,
    cancel: page.getByRole('button', { name: '取消' }),
    done: page.getByText('已复制到计算机科学与技术'),
    open,
    chooseMajor,
    chooseTarget,
    bind,
    /** From the page of the course to the moment before the copy starts. */
    async prepare() {
      await open();
      await chooseTarget();
      await bind(['G1', 'G2', 'G3', 'G4'], '2.1');
      await expect(page.getByText('已绑定 4/4')).toBeVisible();
    },
  };
}
