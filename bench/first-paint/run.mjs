import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath, setChineseFont } from '../../scripts/browser.mjs';
import { buildAll } from '../../scripts/build.mjs';
import { root } from '../../scripts/paths.mjs';
import { measurePaint } from './measurePaint.mjs';

const rounds = 9;
const port = 3471;

/**
 * How soon the sign-in page can be used from a cold cache, and how soon a second `npm start` responds; compared with the same page
 * as plain HTML and a bare Node server.
 */
export async function run() {
  setChineseFont();
  buildAll();
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  const environment = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'database') };
  try {
    await (await startProduct(environment)).stop();
    const second = await startProduct(environment);
    const bare = await bareServer();
    try {
      return [...(await paintRows(bare.address().port)), startRow(second.milliseconds)];
    } finally {
      bare.close();
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function paintRows(barePort) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const ours = await measurePaint(browser, `http://localhost:${port}/course/login`, rounds);
    const plain = await measurePaint(browser, `http://localhost:${barePort}/`, rounds);
    return [
      {
        figure: `sign-in page, cold cache: first useful paint, median of ${rounds}`,
        ours: `${ours.toFixed(0)} ms`,
        baseline: `plain HTML ${plain.toFixed(0)} ms`,
        target: '< 1000 ms',
        met: ours < 1000,
      },
    ];
  } finally {
    await browser.close();
  }
}

function startRow(milliseconds) {
  return {
    figure: 'second `npm start`: until the server answers',
    ours: `${(milliseconds / 1000).toFixed(1)} s`,
    baseline: '–',
    target: '< 5 s',
    met: milliseconds < 5000,
  };
}

async function startProduct(environment) {
  const begun = performance.now();
  const product = spawn('npm', ['start'], { cwd: root, env: environment, stdio: 'ignore', detached: true });
  const exited = once(product, 'exit');
  for (;;) {
    const reply = await fetch(`http://localhost:${port}/health`).catch(() => undefined); // Not listening yet.
    if (reply?.ok) break;
    if (product.exitCode !== null) throw new Error('bench/first-paint: npm start ended before it answered. Run it alone to see why.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    milliseconds: performance.now() - begun,
    async stop() {
      process.kill(-product.pid, 'SIGTERM');
      await exited;
    },
  };
}

async function bareServer() {
  const page = readFileSync(new URL('plain.html', import.meta.url));
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
