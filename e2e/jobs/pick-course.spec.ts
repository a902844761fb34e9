import { inBothLanguages, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const words = {
  zh: { picker: '选择课程', field: '按名称查找课程', found: '找到的课程', majors: '按专业', keyword: '数据结构', major: '软件工程' },
  en: {
    picker: 'Choose a course',
    field: 'Find a course by name',
    found: 'Courses found',
    majors: 'By major',
    keyword: 'Data Structures',
    major: 'Software Engineering',
  },
};
const entries = [
  {
    at: '/course/courseUnit/list',
    opens: /\/courseUnit\/detail\?majorId=1001&courseUnitId=1004$/,
    ofMajor: /\/courseUnit\/list\?majorId=1001$/,
  },
  { at: '/course/matrix', opens: /\/matrix\?majorId=1001&courseId=1004/, ofMajor: /\/matrix\?majorId=1001$/ },
  {
    at: '/course/courseUnit/report',
    opens: /\/courseUnit\/report\?majorId=1001&courseUnitId=1004$/,
    ofMajor: /\/courseUnit\/report\?majorId=1001$/,
  },
];

for (const { language, inLanguage, words: say } of inBothLanguages(words)) {
  test(`each entry without a course leads to the page of its kind, by keyboard alone, ${inLanguage}`, async ({
    page,
    signIn,
    recordCalls,
  }) => {
    const sent = recordCalls();
    await signIn('majorLeader', { language });
    for (const { at, opens, ofMajor } of entries) {
      await page.goto(at);
      const field = page.getByRole('searchbox', { name: say.field });
      await tabTo(page, field);
      // The first entry is the list: without a major it asks for no units.
      if (at === entries[0]!.at) expect(sent).not.toContain('courseunitlist');
      await page.keyboard.type(say.keyword);
      await page.keyboard.press('Enter');
      const hit = page.getByRole('region', { name: say.found }).getByRole('listitem').filter({ hasText: say.major }).first();
      await expect(hit).toContainText(say.keyword);
      await tabTo(page, hit.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(opens);
      await page.goto(at);
      const major = page.getByRole('region', { name: say.majors }).getByRole('link', { name: say.major });
      await tabTo(page, major);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(ofMajor);
    }
  });
}
