import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { temporaryFolder } from '../../../scripts/temporaryFolder.mjs';
import { freePort } from '../../support/freePort';
import type { EngineBrowser, EnginePage, WindowSize } from './EnginePage';
import { minibrowserPath, webkitDriverPath } from './installed';
import { openDisplay } from './virtualDisplay';

/** Starts WebKitGTK's MiniBrowser in an X server of its own, driven by its WebDriver. */
export async function openWebkit(size: WindowSize): Promise<EngineBrowser> {
  const [display, port, settings] = [await openDisplay(), await freePort(), settingsFolder()];
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    // The language of pages; where the machine lacks it, English.
    LC_ALL: 'zh_CN.UTF-8',
    XDG_CONFIG_HOME: settings,
    // There is no bus for it, and the browser would wait for one.
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const server = spawn(webkitDriverPath()!, [`--port=${port}`], { env, stdio: 'ignore' });
  process.once('exit', () => server.kill());
  const driver = await startSession(`http://127.0.0.1:${port}`);
  await fit(driver, size);
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    version: `WebKitGTK/${version}`,
    page: pageOf(driver),
    async close() {
      // A browser that crashed has no session to end; its driver is ended anyway.
      await driver.quit().catch((error: Error) => console.error(`WebKit did not close by itself: ${error.message}`));
      server.kill();
      display.close();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Settings of GTK in a folder of their own: no movements, which pages see as `prefers-reduced-motion`. */
function settingsFolder() {
  const folder = temporaryFolder('curriculum-webkit-');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

async function startSession(url: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: minibrowserPath(), args: ['--automation'] },
    timeouts: { script: 90_000, pageLoad: 90_000 },
  };
  const deadline = Date.now() + 20_000;
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return new Builder().usingServer(url).withCapabilities(capabilities).build();
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not answer within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Makes the window as much larger than the viewport as its bars need. */
async function fit(driver: WebDriver, { width, height }: WindowSize) {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [inner, tall] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width: width + width - inner, height: height + height - tall });
}

function pageOf(driver: WebDriver): EnginePage {
  return {
    open: (url) => driver.get(url),
    async evaluate<Value>(expression: string) {
      const { value, failure } = await driver.executeAsyncScript<{ value: Value; failure?: string }>(
        `const done = arguments[0];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ failure: String(error?.message ?? error) }));`,
      );
      if (failure !== undefined) throw new Error(failure);
      return value;
    },
    click: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).press().release().perform(),
    async press(keys) {
      const held = keys.split('+').map(keyOf);
      const actions = driver.actions();
      for (const key of held) actions.keyDown(key);
      for (const key of held.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    async type(text) {
      await driver.actions().sendKeys(text).perform();
    },
    async takePicture(path) {
      writeFileSync(path, await driver.takeScreenshot(), 'base64');
    },
  };
}

/** `ArrowDown` as WebDriver sends it; a character is its own key. */
function keyOf(name: string): string {
  if (name === 'Space') return ' ';
  if (name === 'Backspace') return Key.BACK_SPACE;
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return name.length === 1 ? name : (Key as unknown as Record<string, string>)[constant]!;
}
