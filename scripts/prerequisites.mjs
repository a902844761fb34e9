/** What the tests need beyond npm: a Chromium and, where possible, a PostgreSQL. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from './browser.mjs';
import { findPostgres } from './postgres.mjs';
import { bin, run } from './run.mjs';

const isRoot = process.getuid?.() === 0;
let hasLists = false;

function installPackage(name) {
  if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  hasLists ||= run('apt-get', ['update', '-qq'], { env, quiet: true }) === 0;
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true }) === 0;
}

/** Finds a browser: an installed one, else Playwright's download, else Debian's package; reports what is missing otherwise. */
export function ensureBrowser() {
  if (chromiumPath() || existsSync(chromium.executablePath())) return true;
  // A bare Debian lacks the libraries that Playwright's download needs, so its own packages come first there.
  if ((installPackage('chromium-headless-shell') || installPackage('chromium')) && chromiumPath()) return true;
  if (run(bin('playwright'), ['install', 'chromium']) === 0 && existsSync(chromium.executablePath())) return true;
  console.error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH. 没有找到 Chromium，请安装后重试。',
  );
  return false;
}

/** Whether a PostgreSQL server can be had here: an installed one, else Debian's package. */
export function ensurePostgres() {
  return findPostgres() !== undefined || (installPackage('postgresql') && findPostgres() !== undefined);
}
