/**
 * The third part of `npm run looks`: every address in both languages in a window that the pages are to fit, with what its buttons open. Nothing may
 * be wider than the window, cut, or lie on something else; tables and matrices scroll in boxes of their own.
 */
import { languageCodes } from '@college/curriculum-model';
import { createPeople } from '../../support/people';
import { signInAs } from '../../support/signIn';
import { listenTo } from '../lookAround.mjs';
import { screens } from '../personScreens.mjs';
import { inPageScript } from '../stories/inPageScript';
import { createDialogWalk } from '../words/eachDialog.mjs';
import { eachOpening } from '../words/openings.mjs';
import { faultsOf, takePicture } from './inWindow.mjs';
import { zoomTo } from './zoom.mjs';

const patience = 120_000;
const height = 900;
const widths = [1299, 900, 650];
const narrowest = 650;
const zoomedWindow = { width: 1300, height };
// Pages that open without a sign-in have to work on a phone.
const phone = { width: 320, height: 640 };
const publicAddresses = ['/', '/login', '/404', '/support/forgetpwd', '/support/forgetpwd?token=of-the-letter', '/report', '/published'];

/** Looks at each chosen address; `report` is called with the place and what is wrong there. */
export async function fittedWindows(browser, baseURL, { languages, pictures, isChosen, sharedReport, report }) {
  const script = await inPageScript();
  const people = createPeople(baseURL);
  for (const language of languages) {
    const open = async (viewport, { who, isFitting }) => {
      const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport, reducedMotion: 'reduce' });
      // A busy machine is no fault.
      context.setDefaultTimeout(patience);
      await context.addInitScript(script);
      if (isFitting) await context.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ isFitToWindow: true })));
      const page = await context.newPage();
      const listener = listenTo(page);
      if (who) await signInAs(page, people, who, { language });
      else await page.addInitScript((code) => sessionStorage.setItem('language', code), languageCodes[language]);
      const eachDialog = createDialogWalk(page, () => listener.settle(150));
      return { page, listener, language, pictures, report, eachDialog };
    };
    const chosen = screens.map(({ address }) => address).filter(isChosen);
    const fitted = await open({ width: widths[0], height }, { who: 'collegeAdmin', isFitting: true });
    for (const address of chosen) await lookAtFitted(fitted, address);
    await fitted.page.context().close();
    const zoomed = await open(zoomedWindow, { who: 'collegeAdmin', isFitting: false });
    for (const address of chosen) await lookAtZoomed(zoomed, address);
    await zoomed.page.context().close();
    const onPhone = await open(phone, { isFitting: false });
    for (const address of [...publicAddresses, sharedReport].filter(isChosen)) await lookAtPhone(onPhone, address);
    await onPhone.page.context().close();
  }
}

/** The person chose that pages fit the window; at its narrowest also what the page keeps closed. */
async function lookAtFitted({ page, listener, language, pictures, report, eachDialog }, address) {
  for (const width of widths) {
    // A panel that was opened where there was room stays open over a page that has become small.
    await page.setViewportSize({ width, height });
    await page.goto(`/course${address}`);
    await listener.settle(250);
    report(`${language} ${address} ${width}`, await faultsOf(page));
    await takePicture(page, pictures, `${language}${address}-${width}`);
  }
  const lookAtOpened = async (name) => {
    report(`${language} ${address} ${narrowest} › ${name}`, await faultsOf(page));
    await takePicture(page, pictures, `${language}${address}-${narrowest}-${name}`, ['light']);
  };
  await eachOpening(page, { settle: () => listener.settle(150) }, lookAtOpened);
  await eachDialog(lookAtOpened);
}

/** Nobody chose anything, but the browser shows its pages twice as large. */
async function lookAtZoomed({ page, listener, language, report }, address) {
  await page.goto(`/course${address}`);
  const undo = await zoomTo(page, { ...zoomedWindow, times: 2 });
  await listener.settle(250);
  report(`${language} ${address} 200 %`, await faultsOf(page));
  await undo();
}

async function lookAtPhone({ page, listener, language, pictures, report }, address) {
  await page.goto(`/course${address}`);
  await listener.settle(250);
  report(`${language} ${address} ${phone.width}`, await faultsOf(page));
  await takePicture(page, pictures, `${language}${address}-${phone.width}`);
}
