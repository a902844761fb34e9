import type { Locator, Page } from '@playwright/test';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { inBothLanguages, skipToContent, tabTo } from '../support/keyboard';
import { emptyMatrices, matrixAxes, storedMatrices } from '../support/matrixRecords';
import { courseTable, majorRow, projectTable } from '../support/matrixTables';
import { expect, test } from '../support/test';

const walks = inBothLanguages({
  zh: {
    tabs: ['专业矩阵', '课程矩阵', '项目矩阵'],
    point: '课点',
    chapters: '章节',
  },
  en: {
    tabs: ['Major matrix', 'Course matrix', 'Project matrix'],
    point: 'point ',
    chapters: 'Chapters',
  },
});

/** Writes codes into the cell with the ring through its picker. */
async function writeCodes(page: Page, entry: Locator, codes: string) {
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
  await page.keyboard.type(codes);
  await page.keyboard.press('Enter');
  await expect(entry).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(matrixPage(page).ring).toBeFocused();
}

/** Walks into the matrix; in a cell of text the focus is in the field that waits there. */
async function tabIntoMatrix(page: Page) {
  const grid = page.getByRole('grid').last();
  await expect(grid).toBeVisible();
  for (let press = 0; press < 40; press += 1) {
    if (await grid.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('tabIntoMatrix: the Tab key does not reach the matrix.');
}

/** From one tab to the next, whose matrix then shows. */
async function openTab(page: Page, name: string) {
  await tabTo(page, page.getByRole('tab', { selected: true }).first(), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name }).first()).toHaveAttribute('aria-selected', 'true');
}

for (const { language, inLanguage, words } of walks) {
  test(`the sample course’s three matrices are rebuilt from nothing by keyboard alone, ${inLanguage}`, async ({ page, people, signIn }) => {
    test.slow();
    const admin = await people.client('collegeAdmin');
    const sample = await storedMatrices(admin);
    const axes = await matrixAxes(admin);
    await emptyMatrices(admin);
    await signIn('majorLeader', { at: matrixAddress, language });
    const { ring, pointsField, ksaField, save } = matrixPage(page);
    await skipToContent(page);

    await tabTo(page, ring);
    await page.keyboard.press('Home');
    for (const sign of majorRow(sample, axes)) {
      if (sign) await page.keyboard.press(sign === '★' ? '1' : '2');
      await page.keyboard.press('ArrowRight');
    }

    await openTab(page, words.tabs[1]!);
    await tabTo(page, ring);
    await page.keyboard.press('Control+Home');
    for (const row of courseTable(sample, axes, words.point)) {
      await page.keyboard.press('Home');
      for (const codes of row) {
        if (codes) await writeCodes(page, pointsField, codes);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('ArrowDown');
    }

    await openTab(page, words.tabs[2]!);
    const chapters = page.getByRole('tablist', { name: words.chapters });
    const chapter = chapters.getByRole('tab', { selected: true });
    await tabTo(page, chapter);
    await page.keyboard.press('Home');
    for (const [at, { id }] of axes.projects.entries()) {
      await expect(chapters.getByRole('tab').nth(at)).toHaveAttribute('aria-selected', 'true');
      const table = projectTable(sample, axes, id);
      if (table.length > 0) {
        await tabIntoMatrix(page);
        await page.keyboard.press('Control+Home');
        for (const row of table) {
          await page.keyboard.press('Home');
          for (const [column, content] of row.entries()) {
            const isList = column < row.length - 5;
            if (isList && content) await writeCodes(page, ksaField, content);
            const isTyped = !isList && content !== '' && content !== '0/0';
            if (isTyped) await page.keyboard.type(content);
            await page.keyboard.press(isTyped ? 'Tab' : 'ArrowRight');
          }
          await page.keyboard.press('ArrowDown');
        }
      }
      await tabTo(page, chapter, 'Shift+Tab');
      await page.keyboard.press('ArrowDown');
    }

    await save();
    expect(await storedMatrices(admin)).toEqual(sample);
  });
}
