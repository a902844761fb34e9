import { expect, type Locator, type Page } from '@playwright/test';

/** The section of the teaching goals on the page of a course unit, in Chinese. */
export function courseGoals(page: Page) {
  const section = page.getByRole('region', { name: '教学目标', exact: true });
  const actions = section.getByRole('button', { name: '教学目标操作' });
  const addForm = page.getByRole('dialog', { name: '添加教学目标' });
  const editForm = page.getByRole('dialog', { name: '编辑教学目标' });
  const deleteForm = page.getByRole('dialog', { name: '删除教学目标' });

  async function fromMenu(act: string) {
    await actions.click();
    await page.getByRole('menuitem', { name: act }).click();
  }

  async function chooseIndicator(form: Locator, label: RegExp, number: string) {
    await form.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: new RegExp(`^${number.replace('.', '\\.')} `) }).click();
  }

  /** Opens the form for new goals of an indicator point. */
  async function startAdding(number: string) {
    await fromMenu('添加教学目标');
    await chooseIndicator(addForm, /指标点/, number);
  }

  /** Saves the form of new goals and waits until they are stored. */
  async function saveAdded() {
    await addForm.getByRole('button', { name: /^保存/ }).click();
    await expect(page.getByText('教学目标保存成功')).toBeVisible();
  }

  return {
    section,
    actions,
    addForm,
    editForm,
    deleteForm,
    items: section.getByRole('listitem'),
    rows: section.getByRole('rowheader'),
    startAdding,
    saveAdded,
    async showTable() {
      await section.getByText('表格', { exact: true }).click();
    },
    async add(number: string, goal: string) {
      await startAdding(number);
      await addForm.getByRole('textbox', { name: '教学目标 1' }).fill(goal);
      await saveAdded();
    },
    /** Opens the form that edits a goal of an indicator point. */
    async startEditing(number: string, goal: string | RegExp) {
      await fromMenu('编辑教学目标');
      await chooseIndicator(editForm, /教学目标/, number);
      await page.getByRole('option', { name: goal }).click();
    },
    /** Opens the form that deletes a goal of an indicator point. */
    async startDeleting(number: string, goal: string | RegExp) {
      await fromMenu('删除教学目标…');
      await chooseIndicator(deleteForm, /教学目标/, number);
      await page.getByRole('option', { name: goal }).click();
    },
  };
}
