import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The first of these files that exists. */
function firstOf(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

export function firefoxPath() {
  return firstOf([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

export function webkitDriverPath() {
  return firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);
}

/** WebKitGTK's own small browser, which Debian installs with its library, in the folder of the machine's architecture. */
export function minibrowserPath() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return firstOf([process.env.MINIBROWSER_PATH, ...folders.map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))]);
}

/** The X server without a screen: the MiniBrowser has no mode without a window. */
export function xvfbPath() {
  return firstOf(['/usr/bin/Xvfb']);
}
