import { expect } from '@playwright/test';
import { openPage } from './hostPage.mjs';

/** The computed styles of everything in the shadow tree of an element, as one line each. */
function stylesIn(host) {
  // What React Aria measures of the whole page is not of the element.
  const ofPage = /^(--page-height|--page-width)$/;
  return [...host.shadowRoot.querySelectorAll('*')]
    .filter((element) => !element.closest('style, [data-college-styles]'))
    .map((element, index) => {
      const computed = getComputedStyle(element);
      const look = [...computed].filter((name) => !ofPage.test(name)).map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      return { element: `${index} ${element.localName} ${element.textContent.slice(0, 20)}`, look };
    });
}

const lookOf = (page) => page.locator('college-goal-panel').evaluate(stylesIn);

/** What differs, said with names: more than the first would only repeat it. */
function differences(ours, theirs) {
  return ours.flatMap(({ element, look }, index) => {
    const other = theirs[index]?.look ?? [];
    return look.flatMap((line, at) => (line === other[at] ? [] : [`${element}: ${line} became ${other[at]}`]));
  });
}

async function openForm(page, { goalMenu }) {
  await goalMenu.click();
  await page.getByRole('menuitem', { name: '添加教学目标' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
}

/** Compares every computed style inside of the shadow tree with those on a page without hostile rules: panel, menu and form. */
export const stylesJob = {
  name: 'styles',
  isFor: ({ cleanPath }) => cleanPath !== undefined,
  async run({ page, host }) {
    // Nothing may be under way when it is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, await openPage(page, { path: host.cleanPath }));
    const ours = await lookOf(page);
    await openForm(page, await openPage(page, host));
    const theirs = await lookOf(page);
    expect(ours.length).toBeGreaterThan(50);
    expect(differences(ours, theirs).slice(0, 20)).toEqual([]);
    // The styles of the host page do apply, or the comparison would prove nothing.
    await expect(page.getByRole('button', { name: 'Copy this course', includeHidden: true })).toHaveCSS('color', 'rgb(255, 0, 0)');
  },
};
