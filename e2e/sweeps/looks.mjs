/** `npm run looks`: a picture of every screen in each language, theme and width into .cache/looks/, and what axe finds on it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { getCourseUnit, saveCourseUnit } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath, setChineseFont } from '../../scripts/browser.mjs';
import { buildAll } from '../../scripts/build.mjs';
import { cache } from '../../scripts/paths.mjs';
import makeDatabaseTemplate, { copyDatabaseTemplate } from '../support/databaseTemplate';
import { createPeople } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { screens, words } from './screens.mjs';

const port = 3398;
const url = `http://127.0.0.1:${port}`;
const only = process.argv.slice(2);
const pictures = join(cache, 'looks');
const codes = { zh: '80101', en: '80102' };
let findingCount = 0;

function report(place, violations) {
  for (const { id, help, nodes } of violations) {
    findingCount += 1;
    console.log(`${place}: ${id} (${help}), ${nodes.length} ×, first ${nodes[0]?.target.join(' ')}`);
  }
}

async function photograph(page, name, language) {
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((value) => document.querySelector('[data-cw-root]').setAttribute('data-cw-theme', value), theme);
    for (const width of [1300, 1920]) {
      await page.setViewportSize({ width, height: width === 1300 ? 800 : 1080 });
      const place = `${name}-${language}-${theme}-${width}`;
      await page.screenshot({ path: join(pictures, `${place}.png`), animations: 'disabled' });
      report(place, (await new AxeBuilder({ page }).analyze()).violations);
    }
  }
}

/** The sign-in as the page stores it, to be put into every further page. */
async function signIn(browser) {
  const page = await browser.newPage({ baseURL: url, locale: 'zh-CN' });
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

async function sweep(browser, loginInfo, admin) {
  for (const language of ['zh', 'en']) {
    for (const screen of screens.filter(({ name }) => only.length === 0 || only.includes(name))) {
      const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1300, height: 800 } });
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

setChineseFont();
buildAll({ withStorybook: false });
mkdirSync(pictures, { recursive: true });
await makeDatabaseTemplate();
const folder = mkdtempSync(join(tmpdir(), 'curriculum-looks-'));
await copyDatabaseTemplate(folder);
const server = await startProcess({ port, folder });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  await sweep(browser, await signIn(browser), await createPeople(url).client('collegeAdmin'));
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
console.log(`Pictures in ${pictures}. axe found ${findingCount === 0 ? 'nothing' : `${findingCount} faults`}.`);
process.exitCode = findingCount === 0 ? 0 : 1;
