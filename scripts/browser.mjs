/** Where the browser for tests is, how it must be started, and the fonts it needs to draw Chinese. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const installedBrowsers = [
  process.env.CHROMIUM_PATH,
  // The full browser draws a window of its own around each page, which costs up to half as much as the page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium, or undefined when Playwright's own download is to be used. */
export function chromiumPath() {
  return installedBrowsers.find((path) => path && existsSync(path));
}

/** Flags that keep a test browser quiet on closed networks and able to run as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Points fontconfig at the Noto Sans SC of node_modules, so that bare machines draw Chinese; returns the file's path. */
export function setChineseFont() {
  if (process.platform !== 'linux') return undefined;
  const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = join(root, '.cache', 'fontconfig');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir>
<alias><family>sans-serif</family><prefer><family>Noto Sans SC</family></prefer></alias>
</fontconfig>\n`,
  );
  process.env.FONTCONFIG_FILE = file;
  return file;
}
