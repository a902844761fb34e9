import { statSync } from 'node:fs';

const isDownload = /导出|下载/;

/** The message of the export of a course without a selected course (core §9). */
const missing = '请选择课程';

/**
 * Presses everything on a page that promises a file, menus of kinds included; a fault where neither a file with something in it comes nor a word of what is
 * missing.
 */
export async function takeDownloads(page, { isKnown }) {
  const faults = [];
  const content = page.locator('main');
  for (const name of await namesOf(content.getByRole('button', { name: isDownload }))) {
    if (isKnown(name)) continue;
    const button = content.getByRole('button', { name, exact: true }).first();
    if (await button.isDisabled()) continue;
    if ((await button.getAttribute('aria-haspopup')) === null) {
      faults.push(...(await faultOfFile(page, name, button)));
      continue;
    }
    // A menu closes when one of its kinds is pressed.
    await button.click();
    await page.getByRole('menu').waitFor();
    for (const [index, kind] of (await namesOf(page.getByRole('menuitem'))).entries()) {
      if (index > 0) await button.click();
      faults.push(...(await faultOfFile(page, `${name} › ${kind}`, page.getByRole('menuitem', { name: kind, exact: true }))));
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
  }
  return faults;
}

async function namesOf(controls) {
  const names = await controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => (element.getAttribute('aria-label') ?? element.innerText).trim()),
  );
  return [...new Set(names)];
}

async function faultOfFile(page, name, control) {
  const coming = page.waitForEvent('download', { timeout: 20_000 }).catch(() => undefined); // Told below.
  await control.click();
  const isMissing = page.getByText(missing).waitFor({ timeout: 20_000 });
  const download = await Promise.race([
    coming,
    isMissing.then(
      () => missing,
      () => coming,
    ),
  ]);
  if (download === missing) return [];
  if (!download) return [`“${name}” gives no file`];
  const failure = await download.failure();
  if (failure) return [`“${name}” gives a file that fails: ${failure}`];
  const file = download.suggestedFilename();
  if (!/.\.[a-z]{3,4}$/.test(file)) return [`“${name}” gives a file named ${file}`];
  return statSync(await download.path()).size === 0 ? [`“${name}” gives an empty file`] : [];
}
