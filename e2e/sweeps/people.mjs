/**
 * `npm run test:people`: each sample person and the demo account on every screen, with a picture of it in .cache/people/. A name or a part of
 * an address after it looks at those alone: `npm run test:people -- demo /matrix`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import { cache } from '../../scripts/paths.mjs';
import { createPeople } from '../support/people';
import { signInAs } from '../support/signIn';
import { listenTo, whatIsOffered } from './lookAround.mjs';
import { onSample } from './onSample.mjs';
import { arrival, faultOfLink, screens } from './personScreens.mjs';

const only = process.argv.slice(2);
const people = Object.keys(userIds).filter((who) => who !== 'otherCollegeAdmin');
const chosenPeople = people.filter((who) => !only.some((word) => people.includes(word)) || only.includes(who));
const addressParts = only.filter((word) => !people.includes(word));
const chosenScreens = screens.filter(({ address }) => addressParts.length === 0 || addressParts.some((part) => address.includes(part)));
const pictures = join(cache, 'people');
let faultCount = 0;

function report(place, faults) {
  for (const fault of faults) {
    faultCount += 1;
    console.log(`${place}: ${fault}`);
  }
}

async function lookAt(page, listener, who, { path, address }) {
  await page.goto(`/course${address}`);
  await listener.settle();
  const at = new URL(page.url()).pathname.replace(/^\/course/, '');
  const faults = listener.takeFaults();
  if (at !== arrival(who, path)) faults.push(`came to ${at}`);
  const { links, nameless, silent, alerts } = await whatIsOffered(page);
  const { permissionId } = sampleUser(who);
  for (const link of links) {
    const fault = faultOfLink(who, permissionId, link.path);
    if (fault) faults.push(`“${link.name}” ${fault} (${link.path})`);
  }
  if (nameless > 0) faults.push(`${nameless} controls without a name`);
  faults.push(...alerts.map((alert) => `failure told: ${alert}`));
  if (silent.length > 0) console.log(`  ${who} ${address}: off without a word: ${[...new Set(silent)].join(', ')}`);
  await page.screenshot({ path: join(pictures, `${who}${address.replace(/[^\w=]+/g, '-')}.png`), animations: 'disabled' });
  report(`${who} ${address}`, faults);
}

async function walk(browser, baseURL, who) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1300, height: 900 } });
  const page = await context.newPage();
  const listener = listenTo(page);
  await signInAs(page, createPeople(baseURL), who);
  await listener.settle();
  listener.takeFaults();
  for (const screen of chosenScreens) {
    // Whoever was led to the sign-in is signed in still; a page that stays open would warn of unsaved work.
    await lookAt(page, listener, who, screen);
  }
  await context.close();
}

mkdirSync(pictures, { recursive: true });
await onSample(async (browser, baseURL) => {
  for (const who of chosenPeople) await walk(browser, baseURL, who);
});
const looked = `${chosenPeople.length} people on ${chosenScreens.length} screens, pictures in ${pictures}.`;
console.log(`${looked} ${faultCount === 0 ? 'Nothing wrong.' : `${faultCount} faults.`}`);
process.exitCode = faultCount === 0 ? 0 : 1;
