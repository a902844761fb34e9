import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/paths.mjs';
import type { EngineBrowser, WindowSize } from './EnginePage';
import { firefoxPath } from './installed';

const preferences = {
  'ui.prefersReducedMotion': 1,
  // A mouse: fine (2) and able to hover (4). Without a window Firefox has no pointing device.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'intl.accept_languages': 'zh-CN, zh',
  // A page without a window in front of others would never have the focus.
  'focusmanager.testmode': true,
  // The Chinese font lies in node_modules, where pages may not read otherwise.
  'security.sandbox.content.read_path_whitelist': `${root}/`,
};

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export function openFirefox(size: WindowSize) {
  return launch({ browser: 'firefox', executablePath: firefoxPath(), extraPrefsFirefox: preferences }, size);
}

/** Starts Chromium by the same driver as Firefox. */
export function openChromium(size: WindowSize) {
  const args = [...chromiumArguments, '--force-prefers-reduced-motion', '--lang=zh-CN'];
  return launch({ browser: 'chrome', executablePath: chromiumPath(), args }, size);
}

async function launch(options: LaunchOptions, size: WindowSize): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: size, timeout: 120_000, protocolTimeout: 120_000, ...options });
  return { version: await browser.version(), page: await openPage(browser), close: () => browser.close() };
}

async function openPage(browser: Browser): Promise<EngineBrowser['page']> {
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(90_000);
  await page.bringToFront();
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      const held = keys.split('+').map((key) => (key === 'Space' ? ' ' : key) as KeyInput);
      for (const key of held) await page.keyboard.down(key);
      for (const key of held.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    async takePicture(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
  };
}
