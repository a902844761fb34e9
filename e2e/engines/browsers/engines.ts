import { chromiumPath } from '../../../scripts/browser.mjs';
import type { EngineBrowser, WindowSize } from './EnginePage';
import { firefoxPath, minibrowserPath, webkitDriverPath, xvfbPath } from './installed';
import { openChromium, openFirefox } from './puppeteerBrowser';
import { openWebkit } from './webkitBrowser';

/** The engines; Chromium, in which everything else is tested, tells what differs from what fails anyway. */
export const engineNames = ['firefox', 'webkit', 'chromium'] as const;

export type EngineName = (typeof engineNames)[number];

/** Starts an engine's browser with one page of this size. */
export function openBrowser(engine: EngineName, size: WindowSize): Promise<EngineBrowser> {
  return { firefox: openFirefox, webkit: openWebkit, chromium: openChromium }[engine](size);
}

/** What is missing on this machine for an engine and how it is installed, or undefined. */
export function missingFor(engine: EngineName): string | undefined {
  if (engine === 'firefox' && !firefoxPath())
    return 'No Firefox found. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';
  if (engine === 'chromium' && !chromiumPath())
    return 'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.';
  if (engine === 'webkit' && !(webkitDriverPath() && minibrowserPath() && xvfbPath()))
    return 'No WebKit found. It runs on Linux alone; install it there (Debian: apt-get install webkit2gtk-driver xvfb) or set WEBKIT_DRIVER_PATH and MINIBROWSER_PATH.';
  return undefined;
}
