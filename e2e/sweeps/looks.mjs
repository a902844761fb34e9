/**
 * `npm run looks`: a picture of every screen in each language, theme and width into .cache/looks/, and what axe finds on it; then every address at a desk, and in
 * windows that it has to fit. `npm run looks -- unit-detail` takes one screen, `npm run looks -- desks en /matrix` (or `windows`) some addresses in one
 * language.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { createReportLink, getCourseUnit, saveCourseUnit } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { cache } from '../../scripts/paths.mjs';
import { createPeople } from '../support/people';
import { onSample } from './onSample.mjs';
import { screens, words } from './screens.mjs';
import { desks, eachDesk, themes } from './windows/desks.mjs';
import { fittedWindows } from './windows/fittedWindows.mjs';

const only = process.argv.slice(2);
const addressParts = only.filter((word) => word.startsWith('/'));
const languages = ['zh', 'en'].filter((language) => !only.some((word) => word === 'zh' || word === 'en') || only.includes(language));
const names = only.filter((word) => word !== 'zh' && word !== 'en');
const pictures = join(cache, 'looks');
const codes = { zh: '80101', en: '80102' };
let findingCount = 0;

function report(place, faults) {
  for (const fault of faults) {
    findingCount += 1;
    console.log(`${place}: ${fault}`);
  }
}

async function axeFaults(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}), ${nodes.length} ×, first ${nodes[0]?.target.join(' ')}`);
}

async function photograph(page, name, language) {
  for (const theme of themes) {
    await page.evaluate((value) => document.querySelector('[data-cw-root]').setAttribute('data-cw-theme', value), theme);
    for (const desk of desks) {
      await page.setViewportSize(desk);
      const place = `${name}-${language}-${theme}-${desk.width}`;
      await page.screenshot({ path: join(pictures, `${place}.png`), animations: 'disabled' });
      report(place, await axeFaults(page));
    }
  }
}

/** The sign-in as the page stores it, to be put into every further page. */
async function signIn(browser, baseURL) {
  const page = await browser.newPage({ baseURL, locale: 'zh-CN' });
  await page.goto('/course/login');
  await page.getByLabel(words.zh.account).fill(sampleUser('majorLeader').email);
  await page.getByLabel(words.zh.password, { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: words.zh.signIn }).click();
  await page.waitForURL(/workbench/);
  const loginInfo = await page.evaluate(() => sessionStorage.getItem('loginInfo'));
  await page.close();
  return loginInfo;
}

/** Someone else saves 数据结构 in the meantime. */
async function saveMeanwhile(admin) {
  const data = await admin.call(getCourseUnit, { query: { courseid: 1004 } });
  const manage = { level: 'college', manage: true, modify: true, permissionId: 5, relativeId: 1001 };
  const current = { userId: 1001, userName: '赵启明', collegeId: 1001, majorId: 1001, lang: '80101' };
  const course = { ...data.course, name: '数据结构甲', criterion: `完成三次上机，第 ${data.course.version} 版` };
  await admin.call(saveCourseUnit, { body: { manage, current, course } });
}

async function sweep(browser, baseURL, loginInfo, admin) {
  for (const language of languages) {
    for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1300, height: 800 } });
      const page = await context.newPage();
      const stored = { language: codes[language], ...(screen.isPublic ? {} : { loginInfo }) };
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, value);
      }, stored);
      await screen.open(page, words[language], () => saveMeanwhile(admin));
      await photograph(page, screen.name, language);
      await context.close();
    }
  }
}

mkdirSync(pictures, { recursive: true });
await onSample(async (browser, baseURL) => {
  const admin = await createPeople(baseURL).client('collegeAdmin');
  const isAll = names.length === 0;
  if (isAll || !['windows', 'desks'].some((part) => only.includes(part)))
    await sweep(browser, baseURL, await signIn(browser, baseURL), admin);
  const isChosen = (address) => addressParts.length === 0 || addressParts.some((part) => address.includes(part));
  const { link } = await admin.call(createReportLink, { body: { courseId: 1004 } });
  if (isAll || only.includes('desks')) await eachDesk(browser, baseURL, { languages, pictures, isChosen, report, axeFaults });
  if (isAll || only.includes('windows'))
    await fittedWindows(browser, baseURL, { languages, pictures, isChosen, sharedReport: `/report?link=${link}`, report });
});
console.log(`Pictures in ${pictures}. ${findingCount === 0 ? 'Nothing wrong' : `${findingCount} faults`}.`);
process.exitCode = findingCount === 0 ? 0 : 1;
