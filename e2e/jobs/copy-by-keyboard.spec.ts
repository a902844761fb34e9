import type { Page } from '@playwright/test';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { copiesIn } from '../support/copies';
import { inBothLanguages, pressOn, skipToContent, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

interface Words {
  copy: string;
  school: [label: string, option: string];
  college: [label: string, option: string];
  major: [label: string, option: string];
  next: string;
  none: string;
  all: string;
  bind: RegExp;
  support: string;
  done: string;
  goToTarget: string;
}

const zh: Words = {
  copy: '复制课程',
  school: ['学校', '明理大学'],
  college: ['学院', '计算机学院'],
  major: ['专业', '计算机科学与技术'],
  next: '下一步',
  none: '已绑定 0/4',
  all: '已绑定 4/4',
  bind: /^绑定 4 个目标到 1\.1$/,
  support: '支撑',
  done: '已复制到计算机科学与技术',
  goToTarget: '去目标专业',
};

const en: Words = {
  copy: 'Copy course',
  school: ['School', 'Mingli University'],
  college: ['College', 'School of Computing'],
  major: ['Major', 'Computer Science and Technology'],
  next: 'Next',
  none: 'Bound 0/4',
  all: 'Bound 4/4',
  bind: /^Bind 4 goals to 1\.1$/,
  support: 'Support',
  done: 'Copied to Computer Science and Technology',
  goToTarget: 'Go to target major',
};

/** Goes down the options of a select until one shows. */
async function choose(page: Page, [label, option]: [label: string, option: string]) {
  const select = page.getByRole('combobox', { name: label, exact: true });
  await expect(select).toBeEnabled();
  await tabTo(page, select);
  for (let press = 0; press < 10; press += 1) {
    if ((await select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label)) === option) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The keyboard did not reach ${option}.`);
}

/** All steps of the wizard, by keyboard. */
async function copyByKeyboard(page: Page, words: Words) {
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: words.copy }));
  await choose(page, words.school);
  await choose(page, words.college);
  await choose(page, words.major);
  await pressOn(page, page.getByRole('button', { name: words.next }));
  await expect(page.getByText(words.none)).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: /^G1 / }));
  for (const key of ['Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'End', 'Space']) await page.keyboard.press(key);
  await tabTo(page, page.getByRole('radio', { name: /^1\.1 / }));
  await page.keyboard.press('Space');
  const strength = page.getByRole('radiogroup', { name: words.support }).getByRole('radio').first();
  await tabTo(page, strength);
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: words.bind }));
  await expect(page.getByText(words.all)).toBeVisible();
  await expect(page.getByRole('button', { name: words.next })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.done)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: words.goToTarget }));
  await expect(page).toHaveURL(/\/major\/index\?majorId=1002$/);
}

for (const { language, inLanguage, words } of inBothLanguages({ zh, en })) {
  test(`the keyboard alone copies a course, ${inLanguage}`, async ({ page, people, signIn }) => {
    const manager = await people.client('departmentManager');
    const before = await copiesIn(manager);
    await signIn('departmentManager', { at: dataStructuresAddress, language });
    await copyByKeyboard(page, words);
    expect(await copiesIn(manager)).toBe(before + 1);
  });
}
