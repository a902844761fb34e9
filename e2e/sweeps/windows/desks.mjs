/**
 * The second part of `npm run looks`: every address in both languages on the screens of a desk, 1300, 1440 and 1920 px wide: pictures in light and dark, what is cut or on top of something else, and
 * what axe finds in each theme.
 */
import { createPeople } from '../../support/people';
import { signInAs } from '../../support/signIn';
import { listenTo } from '../lookAround.mjs';
import { screens } from '../personScreens.mjs';
import { inPageScript } from '../stories/inPageScript';
import { faultsOf, takePicture } from './inWindow.mjs';

const patience = 120_000;
/** The screens of a desk, narrowest first. */
export const desks = [
  { width: 1300, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
export const themes = ['light', 'dark', 'contrast'];

/** Looks at each chosen address; `report` is called with the place and what is wrong there, of which `axeFaults` finds a part. */
export async function eachDesk(browser, baseURL, { languages, pictures, isChosen, report, axeFaults }) {
  const people = createPeople(baseURL);
  for (const language of languages) {
    const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: desks[0], reducedMotion: 'reduce' });
    // A busy machine is no fault.
    context.setDefaultTimeout(patience);
    await context.addInitScript(await inPageScript());
    const page = await context.newPage();
    const listener = listenTo(page);
    await signInAs(page, people, 'collegeAdmin', { language });
    for (const { address } of screens.filter((screen) => isChosen(screen.address))) {
      await page.goto(`/course${address}`);
      for (const desk of desks) {
        const place = `${language}${address}-${desk.width}`;
        await page.setViewportSize(desk);
        await listener.settle(250);
        report(place, await faultsOf(page));
        await takePicture(page, pictures, place);
      }
      for (const theme of themes) {
        await page.evaluate((value) => document.querySelector('[data-cw-root]').setAttribute('data-cw-theme', value), theme);
        report(`${language}${address} ${theme}`, await axeFaults(page));
      }
    }
    await context.close();
  }
}
