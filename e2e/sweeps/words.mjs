/**
 * `npm run test:words`: every address in English, then in Chinese, with what its buttons open. A text in the other language fails unless a field, the
 * address or a record without English holds it. `npm run test:words -- en /major` looks at some of it alone.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../scripts/paths.mjs';
import { createPeople } from '../support/people';
import { signInAs } from '../support/signIn';
import { listenTo } from './lookAround.mjs';
import { onSample } from './onSample.mjs';
import { screens } from './personScreens.mjs';
import { faultOfText, gluedLines } from './words/foreignWords.mjs';
import { createDialogWalk } from './words/eachDialog.mjs';
import { eachOpening } from './words/openings.mjs';
import { listenToReplies } from './words/repliedTexts.mjs';
import { wordsOnPage } from './words/wordsOnPage.mjs';

const only = process.argv.slice(2);
const languages = ['en', 'zh'].filter((language) => !only.some((word) => word === 'en' || word === 'zh') || only.includes(language));
const parts = only.filter((word) => word.startsWith('/'));
const chosen = screens
  .map(({ address }) => address)
  .filter((address) => parts.length === 0 || parts.some((part) => address.includes(part)));
const pictures = join(cache, 'words');
const told = new Set();

function report(place, faults) {
  for (const fault of faults.filter((one) => !told.has(one))) {
    told.add(fault);
    console.log(`${place}: ${fault}`);
  }
}

async function look(page, language, place, { recorded, untranslated }) {
  const { texts, fields, title, lines } = await wordsOnPage(page);
  const given = [...new URL(page.url()).searchParams.values()].filter((value) => /\p{L}/u.test(value));
  const allowed = { fields, recorded, untranslated, given };
  const all = [...texts, { kind: 'title', text: title, lang: '' }];
  report(place, [...all.map((text) => faultOfText(text, language, allowed)).filter(Boolean), ...gluedLines(lines, language)]);
}

async function walk(browser, baseURL, language) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const listener = listenTo(page);
  const replies = listenToReplies(page);
  const eachDialog = createDialogWalk(page, () => listener.settle(150));
  await signInAs(page, createPeople(baseURL), 'collegeAdmin', { language });
  await listener.settle();
  const lookAt = async (address) => {
    replies.forget();
    await page.goto(`/course${address}`);
    await listener.settle();
    await look(page, language, `${language} ${address}`, replies);
    await page.screenshot({ path: join(pictures, `${language}${address.replace(/[^\w=]+/g, '-')}.png`), animations: 'disabled' });
    const lookAtOpened = (name) => look(page, language, `${language} ${address} › ${name}`, replies);
    await eachOpening(page, listener, lookAtOpened);
    await eachDialog(lookAtOpened);
    listener.takeFaults();
  };
  for (const address of chosen)
    await lookAt(address).catch((error) => report(`${language} ${address}`, [`stops the sweep: ${error.message}`]));
  await context.close();
}

mkdirSync(pictures, { recursive: true });
await onSample(async (browser, baseURL) => {
  for (const language of languages) await walk(browser, baseURL, language);
});
console.log(`${chosen.length} addresses in ${languages.join(' and ')}. ${told.size === 0 ? 'Nothing foreign.' : `${told.size} faults.`}`);
process.exitCode = told.size === 0 ? 0 : 1;
