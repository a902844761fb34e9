import { expect, type Locator } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { pasteTable } from '../../support/pasteTable';
import { pointKsaHeaders, workbookOf } from '../../support/pointWorkbook';
import type { Way } from './counted';
import { indicatorNumbers, type ProgrammeCourse } from './programmeTexts';

/** The steps of the job, from a department to the printed syllabus. */
export function programmeSteps({ page, isByKeyboard }: Way) {
  const { keyboard } = page;
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const textbox = (name: RegExp) => page.getByRole('textbox', { name }).first();
  const dialog = page.getByRole('dialog');

  async function go(target: Locator, key?: 'Tab' | 'Shift+Tab') {
    if (isByKeyboard) await tabTo(page, target, key);
    else await target.click();
  }
  async function press(target: Locator, key?: 'Tab' | 'Shift+Tab') {
    await go(target, key);
    if (isByKeyboard) await keyboard.press('Enter');
  }
  async function saved() {
    const answered = page.waitForResponse((response) => /\/(save|update|createCourse)/i.test(new URL(response.url()).pathname));
    await keyboard.press('Control+s');
    expect(await (await answered).json()).toMatchObject({ code: '0' });
    await expect(page.getByRole('banner').getByText(/未保存|正在保存|not saved|unsaved|Saving/)).toHaveCount(0);
  }
  /** Pastes what a spreadsheet holds; the preview of a matrix is applied. */
  async function pasteCells(cell: Locator, rows: readonly (readonly string[])[]) {
    await goToCell(cell);
    await pasteTable(page, rows);
    await press(dialog.getByRole('button', { name: /^(应用|Apply)/ }));
    await expect(dialog).toHaveCount(0);
  }
  async function goToCell(cell: Locator) {
    if (!isByKeyboard) return cell.click();
    // Of a cell with a text it is the field in it that has focus.
    const isInGrid = () => page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement));
    for (let press = 0; press < 150 && !(await isInGrid()); press += 1) await keyboard.press('Tab');
    await keyboard.press('Control+Home');
    for (let row = 0; row < 30 && !(await cell.evaluate((own) => own.parentElement?.contains(document.activeElement))); row += 1)
      await keyboard.press('ArrowDown');
    for (let column = 0; column < 30 && !(await cell.evaluate((own) => own.contains(document.activeElement))); column += 1)
      await keyboard.press('ArrowRight');
  }
  /** Of several tabs the Tab key comes to the chosen one; arrows lead to the others. */
  async function openTab(name: RegExp) {
    const tab = page.getByRole('tab', { name });
    if (!isByKeyboard) return tab.click();
    await tabTo(page, page.getByRole('tablist').filter({ has: tab }).getByRole('tab', { selected: true }), 'Shift+Tab');
    for (let press = 0; press < 5 && (await tab.getAttribute('aria-selected')) !== 'true'; press += 1) await keyboard.press('ArrowRight');
  }
  const cellOf = (row: RegExp, place: number) =>
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row }) })
      .getByRole('gridcell')
      .nth(place);

  return {
    async department(name: string) {
      await press(page.getByRole('navigation').getByRole('link', { name: /^(院系|Departments)$/ }));
      await press(button(/^(新建院系|New department)$/));
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await keyboard.type(name);
      await keyboard.press('Enter');
      await expect(page.getByRole('region', { name })).toBeVisible();
    },

    async major(department: string, name: string) {
      const region = page.getByRole('region', { name: department });
      await press(region.getByRole('button', { name: /新建专业|New major/ }));
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await keyboard.type(name);
      await keyboard.press('Enter');
      await press(region.getByRole('link', { name: new RegExp(name) }));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },

    async requirements(lines: readonly (readonly string[])[]) {
      await press(button(/^(编写毕业要求|Write graduation requirements)$/));
      await press(button(/^(添加毕业要求|Add .*requirement)$/));
      await pasteTable(page, lines);
      await expect(page.getByText(/11 项毕业要求，24 个指标点|11 .*requirements, 24 indicator points/)).toBeVisible();
      await saved();
      await press(button(/^(返回专业主页|Back to the major home)$/), 'Shift+Tab');
    },

    async course(course: ProgrammeCourse) {
      await press(button(/^(新建课程单元|New course unit)$/));
      await go(textbox(/^(课程名称|Course name)/));
      await keyboard.type(course.name);
      await press(button(/课程性质(?!未)|Course type(?!: not)/));
      await expect(page.getByRole('listbox')).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await keyboard.press('Tab');
      await keyboard.press('Space');
      await keyboard.press('Tab');
      for (const hours of ['48', '16']) {
        await keyboard.type(hours);
        await keyboard.press('Tab');
      }
      await go(textbox(/^(课程简介|Course introduction)/));
      await keyboard.type(course.introduction);
      // The one window that opens by itself: of a text of more than 16 characters (core §5).
      await expect(dialog.getByRole('textbox')).toHaveValue(course.introduction);
      await keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      for (const text of [course.position, course.criterion]) {
        await keyboard.press('Tab');
        await keyboard.type(text);
      }
      await go(textbox(/^(名称，第 1 行|Name, row 1)$/));
      await pasteTable(page, course.chapters);
      await expect(textbox(/^(名称，第 3 行|Name, row 3)$/)).toHaveValue(course.chapters[2]![0]!);
      const choosing = page.waitForEvent('filechooser');
      await press(button(/^(上传|Upload)$/));
      await (await choosing).setFiles(await workbookOf([pointKsaHeaders, ...course.points]));
      await expect(page.getByText(/^(上传成功|Uplaod Successfully)$/)).toBeVisible();
      await saved();
      await expect(page).toHaveURL(/courseUnitId=\d+/);
      for (const [at, number] of course.indicators.entries()) {
        await press(button(/^(添加教学目标|Add teaching goals?)$/));
        await expect(dialog.getByRole('combobox')).toBeFocused();
        await keyboard.press('Enter');
        await keyboard.type(number);
        await keyboard.press('Enter');
        await tabTo(page, dialog.getByRole('textbox').first());
        await keyboard.type(course.goals[at]!);
        await keyboard.press('Control+Enter');
        await expect(dialog).toHaveCount(0);
      }
      await press(button(/^(返回专业主页|Back to the major home)$/), 'Shift+Tab');
    },

    async matrices(course: ProgrammeCourse) {
      await press(page.getByRole('link', { name: course.name, exact: true }));
      await press(page.getByRole('link', { name: /^(打开矩阵|Open the matrices)$/ }));
      for (const number of course.indicators) {
        await goToCell(cellOf(new RegExp(course.name), indicatorNumbers.indexOf(number)));
        await keyboard.press('1');
      }
      await openTab(/^(课程矩阵|Course matrix)/);
      await pasteCells(cellOf(new RegExp(course.chapters[0]![0]!), 0), [['课点1★'], ['课点2★'], ['课点3☆']]);
      await openTab(/^(项目矩阵|Project matri)/);
      await press(button(/^(添加任务目标|Add task goals)$/));
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await keyboard.type('完成一次实验');
      await keyboard.press('Control+s');
      await expect(dialog).toHaveCount(0);
      const ksas = cellOf(new RegExp(course.points[0]![0]!), 0);
      await pasteCells(ksas, [['K1★ S1☆']]);
      await expect(ksas).toContainText(course.points[0]![4]!);
      await saved();
    },

    async syllabus() {
      await press(page.getByRole('navigation').getByRole('link', { name: /^(开课说明|Syllabus)$/ }));
      const phone = page.getByRole('term').filter({ hasText: /^(电话|Phone)$/ });
      // Tab opens what it comes to.
      if (isByKeyboard) await tabTo(page, page.getByRole('textbox', { name: /^(电话|Phone)$/ }).or(button(/^(编辑电话|Edit phone)$/)));
      else await phone.locator('+ dd').click();
      await expect(textbox(/^(电话|Phone)$/)).toBeFocused();
      // From field to field with Tab, as in a document.
      for (let field = 0; field < 6; field += 1) {
        const isFigure = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.inputMode === 'decimal');
        await keyboard.type(isFigure ? '12' : '010-5555 0104');
        await keyboard.press('Tab');
      }
      await saved();
    },

    async pdf() {
      const downloading = page.waitForEvent('download');
      await press(button(/^(下载 PDF|Download PDF)$/));
      expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    },
  };
}
