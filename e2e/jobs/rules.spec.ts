import { getCollegeRules } from '@college/api-client/contract';
import { appShell } from '../pages/appShell';
import { inBothLanguages, pressOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const walks = inBothLanguages({
  zh: {
    act: '院系的检查规则',
    feedback: '提交反馈',
    search: '查找规则',
    rule: '课点没有用到',
    check: '检查：课点没有用到',
    save: '保存',
    saved: '检查规则已保存',
    ofMajor: '专业的检查规则 软件工程',
    fromDepartment: '来自院系',
    own: '院系：关闭',
    follow: '沿用上一级：课点没有用到',
  },
  en: {
    act: 'rules of the department',
    feedback: 'Give feedback',
    search: 'Find rules',
    rule: 'Points never used',
    check: 'Check: Points never used',
    save: 'Save',
    saved: 'Rules saved',
    ofMajor: 'rules of the major software',
    fromDepartment: 'From the department',
    own: 'The department: Off',
    follow: 'Inherit: Points never used',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`a department switches a rule off and a major on again, each from the palette, by keyboard alone, ${inLanguage}`, async ({
    page,
    people,
    openElsewhere,
    signIn,
  }) => {
    const rulesOf = async (of: object) => (await (await people.client('collegeAdmin')).call(getCollegeRules, { query: of })).settings;
    const toggle = async (on: typeof page) => {
      await typeInto(on, on.getByRole('searchbox', { name: words.search }), words.rule);
      await tabTo(on, on.getByRole('switch', { name: words.check }));
      await on.keyboard.press('Space');
      await pressOn(on, on.getByRole('button', { name: words.save, exact: true }));
      await expect(on.getByText(words.saved)).toBeVisible();
    };

    await signIn('departmentManager', { language });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(appShell(page).searchField).toBeFocused();
    await page.keyboard.type(words.act);
    await expect(appShell(page).searchResults.getByRole('option', { selected: true })).toContainText(words.act);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/department\/rules\?id=\d+$/);
    const departmentId = Number(new URL(page.url()).searchParams.get('id'));
    await toggle(page);
    expect(await rulesOf({ departmentId })).toEqual({ 'cover.point-unused': { level: 'off' } });

    const other = await openElsewhere();
    await signIn('majorLeader', { on: other, language });
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.keyboard.press('Control+k');
    await expect(appShell(other).searchField).toBeFocused();
    await other.keyboard.type(words.ofMajor);
    await expect(appShell(other).searchResults.getByRole('option', { selected: true })).toContainText(/检查规则|rules of the major/);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/major\/rules\?majorId=1001$/);
    await expect(other.getByText(words.fromDepartment)).toBeVisible();
    await toggle(other);
    await expect(other.getByText(words.own)).toBeVisible();
    expect(await rulesOf({ majorId: 1001 })).toEqual({ 'cover.point-unused': { level: 'advice' } });
    await pressOn(other, other.getByRole('button', { name: words.follow }));
    await pressOn(other, other.getByRole('button', { name: words.save, exact: true }));
    await expect.poll(() => rulesOf({ majorId: 1001 })).toEqual({});
  });

  test(`who manages no department is offered no rules of one, ${inLanguage}`, async ({ page, signIn }) => {
    await signIn('courseLeader', { at: '/course/workbench', language });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(appShell(page).searchField).toBeFocused();
    await page.keyboard.type(words.feedback);
    const options = appShell(page).searchResults.getByRole('option');
    await expect(options.filter({ hasText: words.feedback }).first()).toBeVisible();
    await appShell(page).searchField.fill(words.act);
    await expect(options.filter({ hasText: words.feedback })).toHaveCount(0);
    await expect(options.filter({ hasText: words.act })).toHaveCount(0);
  });
}
