/** Acts of a working day: where, what is there before, and the act itself by keyboard or mouse. */
import { rest } from './loads.mjs';

/** Waits until the thing that is acted on is there and the page is at rest; its line to others never ends. */
async function ready(thing, page) {
  await thing.waitFor({ timeout: 120_000 });
  await rest(page);
}

export function actsOf({ majorId, courseId }) {
  const unit = `/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${courseId}`;
  const syllabus = `/course/courseUnit/report?majorId=${majorId}&courseUnitId=${courseId}`;
  const units = `/course/courseUnit/list?majorId=${majorId}`;
  const matrix = (kind) => `/course/matrix?majorId=${majorId}&courseId=${courseId}&matrix=${kind}`;
  const name = (page) => page.getByRole('textbox', { name: '课程名称' });
  const cell = (page) => page.getByRole('gridcell').first();
  const search = (page) => page.getByRole('searchbox', { name: '课程单元名称' });
  const majors = (page) => page.getByRole('main').getByRole('searchbox').first();
  return [
    {
      name: 'opening what finds and does',
      address: '/course/workbench',
      prepare: (page) => ready(page.getByRole('main').getByRole('link').first(), page),
      act: (page) => page.keyboard.press('Control+k'),
    },
    {
      name: 'a key in what finds and does',
      address: '/course/workbench',
      async prepare(page) {
        await ready(page.getByRole('main').getByRole('link').first(), page);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').waitFor();
        await rest(page);
      },
      act: (page) => page.keyboard.press('s'),
    },
    {
      name: 'a key in the search of the majors',
      address: '/course/major/list',
      async prepare(page) {
        await ready(majors(page), page);
        await majors(page).focus();
      },
      act: (page) => page.keyboard.press('s'),
    },
    {
      name: 'a key in the search of the course units',
      address: units,
      async prepare(page) {
        await ready(search(page), page);
        await search(page).focus();
      },
      act: (page) => page.keyboard.press('s'),
    },
    {
      name: 'asking to delete a course unit',
      address: units,
      prepare: (page) => ready(page.getByRole('button', { name: /^删除/ }).first(), page),
      act: (page) => page.getByRole('button', { name: /^删除/ }).first().click(),
    },
    {
      name: 'a key in the name of a course unit',
      address: unit,
      async prepare(page) {
        await ready(name(page), page);
        await name(page).focus();
      },
      act: (page) => page.keyboard.press('x'),
    },
    {
      name: 'saving a course unit',
      address: unit,
      async prepare(page) {
        await ready(name(page), page);
        await name(page).press('x');
        await rest(page);
      },
      act: (page) => page.keyboard.press('Control+s'),
    },
    {
      name: 'opening the copy wizard',
      address: unit,
      prepare: (page) => ready(page.getByRole('button', { name: '复制课程' }), page),
      act: (page) => page.getByRole('button', { name: '复制课程' }).click(),
    },
    {
      name: 'opening a field of the syllabus',
      address: syllabus,
      prepare: (page) => ready(page.locator('main [data-field]').first(), page),
      act: (page) => page.locator('main [data-field]').first().click(),
    },
    ...['major', 'course', 'project'].flatMap((kind) => [
      {
        name: `selecting a cell of the ${kind} matrix`,
        address: matrix(kind),
        prepare: (page) => ready(cell(page), page),
        act: (page) => cell(page).click(),
      },
      {
        name: `opening the picker of a cell of the ${kind} matrix`,
        address: matrix(kind),
        async prepare(page) {
          await ready(cell(page), page);
          await cell(page).click();
          await rest(page);
        },
        act: (page) => page.keyboard.press('Enter'),
      },
    ]),
    {
      name: 'a strength by a key in the major matrix',
      address: matrix('major'),
      async prepare(page) {
        await ready(cell(page), page);
        await cell(page).click();
        await rest(page);
      },
      act: (page) => page.keyboard.press('2'),
    },
    {
      name: 'another matrix by its tab',
      address: matrix('major'),
      prepare: (page) => ready(cell(page), page),
      act: (page) => page.getByRole('tab').nth(2).click(),
    },
    {
      name: 'going to the page of a course unit',
      address: units,
      prepare: (page) => ready(page.locator(`main a[href*="courseUnitId=${courseId}"]`).first(), page),
      act: (page) => page.locator(`main a[href*="courseUnitId=${courseId}"]`).first().click(),
    },
  ];
}
