import { coursePicker, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { inBothLanguages, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const words = {
  zh: { keyword: '数据结构', major: '软件工程' },
  en: { keyword: 'Data Structures', major: 'Software Engineering' },
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
    const { link, search, section } = coursePicker(playwrightDriver<Locator>(page));
    await signIn('majorLeader', { language });
    for (const { at, opens, ofMajor } of entries) {
      await page.goto(at);
      await tabTo(page, search);
      // The first entry is the list: without a major it asks for no units.
      if (at === entries[0]!.at) expect(sent).not.toContain('courseunitlist');
      await page.keyboard.type(say.keyword);
      await page.keyboard.press('Enter');
      const hit = section('found').getByRole('listitem').filter({ hasText: say.major }).first();
      await expect(hit).toContainText(say.keyword);
      await tabTo(page, hit.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(opens);
      await page.goto(at);
      await tabTo(page, link('majors', say.major));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(ofMajor);
    }
  });
}
