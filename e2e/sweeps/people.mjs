/**
 * `npm run test:people`: each sample person, the demo account and nobody on every screen, with a picture of it in .cache/people/; then every link
 * they were offered is followed. A name or a part of an address after it looks at those alone: `npm run test:people -- demo /matrix`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createReportLink } from '@college/api-client/contract';
import { userIds } from '@college/curriculum-model/fixtures';
import { cache } from '../../scripts/paths.mjs';
import { createPeople } from '../support/people';
import { signInAs } from '../support/signIn';
import { takeDownloads } from './links/downloads.mjs';
import { createLinks } from './links/lookAtLinks.mjs';
import { offered } from './links/offered.mjs';
import { listenTo, whatIsSaid } from './lookAround.mjs';
import { onSample } from './onSample.mjs';
import { arrival, nobody, screens, strayScreens } from './personScreens.mjs';
import { listenToReplies } from './words/repliedTexts.mjs';

// The other college has almost nothing, and the records of this one are not for its people.
const stranger = 'otherCollegeAdmin';
const only = process.argv.slice(2);
const people = [...Object.keys(userIds), nobody];
const chosenPeople = people.filter((who) => !only.some((word) => people.includes(word)) || only.includes(who));
const addressParts = only.filter((word) => !people.includes(word));
const isChosen = ({ address }) => addressParts.length === 0 || addressParts.some((part) => address.includes(part));
const pictures = join(cache, 'people');
const known = { left: new Set(), followed: new Set() };
let faultCount = 0;
let linkCount = 0;

function report(place, faults) {
  for (const fault of faults) {
    faultCount += 1;
    console.log(`${place}: ${fault}`);
  }
}

/** What is wrong with a page whose records the person may see; of a page about what is not there, only that it has come and leads on. */
async function lookAt(page, { who, listener, replies, links, downloads }, { path, address, isStray }) {
  replies.forget();
  await page.goto(`/course${address}`);
  await listener.settle();
  const at = new URL(page.url()).pathname.replace(/^\/course/, '');
  const faults = listener.takeFaults().filter((fault) => !isStray || !isRefusal(fault));
  if (at !== arrival(who, path)) faults.push(`came to ${at}`);
  const { links: shown, waysOn, placesWithout } = await offered(page);
  faults.push(...(await links.faultsOf(page, address, { links: isStray ? [] : shown, recorded: replies.recorded })));
  faults.push(...placesWithout.map((name) => `“${name}” leads to no place of the page`));
  if (waysOn.length === 0) faults.push('leads nowhere: no link and no act but to ask again');
  const { nameless, silent, alerts } = await whatIsSaid(page);
  if (nameless > 0) faults.push(`${nameless} controls without a name`);
  if (!isStray) faults.push(...alerts.map((alert) => `failure told: ${alert}`));
  if (silent.length > 0) console.log(`  ${who} ${address}: off without a word: ${[...new Set(silent)].join(', ')}`);
  await page.screenshot({ path: join(pictures, `${who}${address.replace(/[^\w=]+/g, '-')}.png`), animations: 'disabled' });
  const isKnown = (name) => downloads.has(`${path} ${name}`) || !downloads.add(`${path} ${name}`);
  if (!isStray) faults.push(...(await takeDownloads(page, { isKnown })), ...listener.takeFaults());
  report(`${who} ${address}`, faults);
}

function isRefusal(fault) {
  return /^call |^console: Failed to load resource/.test(fault);
}

function screensOf(who, shared) {
  const own = screens.map((screen) => ({ ...screen, isStray: who === stranger && screen.query !== '' }));
  const strays = strayScreens.map((screen) => ({ ...screen, isStray: true }));
  const signIn = who === nobody ? [{ path: '/login', address: '/login' }] : [];
  // Without navigation history: missing records are requested once, by URL.
  const all = who === nobody ? [...signIn, ...own, ...strays.filter(({ path }) => arrival(who, path) === path)] : [...own, ...strays];
  return [...all, { path: '/report', address: shared }].filter(isChosen);
}

async function walk(browser, baseURL, who, shared) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1300, height: 900 } });
  const page = await context.newPage();
  const listener = listenTo(page);
  const around = { who, listener, replies: listenToReplies(page), links: createLinks(who, known), downloads: new Set() };
  if (who !== nobody) {
    await signInAs(page, createPeople(baseURL), who);
    await listener.settle();
    listener.takeFaults();
  }
  const walked = screensOf(who, shared);
  // Whoever was led to the sign-in is signed in still; a page that stays open would warn of unsaved work.
  for (const screen of walked) {
    await lookAt(page, around, screen).catch((error) => report(`${who} ${screen.address}`, [`stops the sweep: ${error.message}`]));
  }
  const seen = new Set(walked.map(({ address }) => address));
  linkCount += await around.links.follow(page, listener, { isSeen: (address) => seen.has(address), report });
  await context.close();
}

mkdirSync(pictures, { recursive: true });
await onSample(async (browser, baseURL) => {
  const { link } = await (await createPeople(baseURL).client('collegeAdmin')).call(createReportLink, { body: { courseId: 1004 } });
  const waiting = [...chosenPeople];
  const walkNext = async () => {
    for (let who = waiting.shift(); who; who = waiting.shift()) await walk(browser, baseURL, who, `/report?link=${link}`);
  };
  // A page waits more than it computes.
  await Promise.all([walkNext(), walkNext(), walkNext()]);
});
const looked = `${chosenPeople.length} people on ${screens.filter(isChosen).length} screens, ${linkCount} more links followed, pictures in ${pictures}.`;
console.log(`${looked} ${faultCount === 0 ? 'Nothing wrong.' : `${faultCount} faults.`}`);
process.exitCode = faultCount === 0 ? 0 : 1;
