import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onEachEngine, serverFolder } from './onEachEngine.mjs';
import { percentiles } from './percentiles.mjs';

const targetMilliseconds = 30;
const orders = [{ create_time: 0 }, { create_time: 1 }, { create_time: 0, period: 0 }, { create_time: 0, period: 1 }];
const names = ['latest first', 'earliest first', 'most hours first', 'fewest hours first'];

/**
 * A page of the course-unit list out of 10,000 units, over http, compared with the bare queries; on the embedded database and,
 * where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const script = fileURLToPath(new URL('measuredServer.mjs', import.meta.url));
  const server = spawn(process.execPath, ['--conditions=@college/source', '--import', 'tsx', script, engine, place], {
    cwd: serverFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(server, 'exit');
  try {
    const [line] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), failWhen(ended)]);
    return await measurePages(engine, JSON.parse(line));
  } finally {
    server.stdin.end();
    await ended;
  }
}

async function failWhen(ended) {
  await ended;
  throw new Error('bench/server-list: the measured server ended before it listened. Its own message stands above.');
}

async function measurePages(engine, { port, token, majorId, raw }) {
  const agent = new Agent({ keepAlive: true });
  const rows = [];
  for (const [index, orderMap] of orders.entries()) {
    const times = [];
    for (let round = 0; round < 350; round += 1) {
      const pageNum = 1 + ((round * 7919) % 1000);
      const begun = performance.now();
      await post(agent, port, token, { majorId, pageNum, pageSize: 10, orderMap });
      if (round >= 50) times.push(performance.now() - begun);
    }
    const { p50, p99 } = percentiles(times);
    rows.push({
      figure: `course-unit page out of 10,000, ${names[index]}, ${engine}: p50 / p99`,
      ours: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
      baseline: `raw query ${raw.p50.toFixed(1)} / ${raw.p99.toFixed(1)} ms`,
      target: `p99 < ${targetMilliseconds} ms`,
      met: p99 < targetMilliseconds,
    });
  }
  agent.destroy();
  return rows;
}

function post(agent, port, token, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authToken: token };
    const call = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/college/api/major/v2.0/courseunitlist', headers },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => (text += part));
        reply.on('end', () => {
          const { code, message, data } = JSON.parse(text);
          if (code !== '0' || data.pageInfo.list.length !== 10) reject(new Error(`bench/server-list: a page failed (${code} ${message}).`));
          else resolve();
        });
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}
