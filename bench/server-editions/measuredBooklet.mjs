/**
 * One server with a whole major, for `run.mjs`. With `publish` it publishes the major and prints how long that took. Started again without, so that nothing of the
 * filling is in its memory, it makes the booklet each way and prints the times, the sizes and how far the memory of the process rose above what it had.
 */
import { rulesBeforeSyllabuses } from '../../packages/curriculum-model/src/fixtures/index.ts';
import { openMeasured } from './openMeasured.mjs';

const [, , engine, place, act] = process.argv;
const isFilled = act !== 'publish';
const { base, headers, majorId, close } = await openMeasured(engine, place, { isFilled });
const megabyte = 2 ** 20;

console.log(JSON.stringify(isFilled ? await makeBooklets() : await publish()));
await close();

async function data(path, init) {
  const { code, data: answer, message } = await (await fetch(`${base}${path}`, { headers, ...init })).json();
  if (String(code) !== '0') throw new Error(`bench/server-editions: ${path}: ${message}`);
  return answer;
}

async function publish() {
  // The measured major is published as it was filled.
  const rules = JSON.stringify({ settings: rulesBeforeSyllabuses, version: 0 });
  await data('/rules/savesettings', { method: 'POST', body: rules });
  const { seen } = await data(`/edition/publishplan?majorId=${majorId}`);
  const body = JSON.stringify({ majorId, seen, name: '2026版', entryYear: 2026, reason: '' });
  const begun = performance.now();
  await data('/edition/publish', { method: 'POST', body });
  return { publishing: performance.now() - begun };
}

async function makeBooklets() {
  const [{ id }] = await data(`/edition/list?majorId=${majorId}`);
  const idle = process.memoryUsage.rss();
  const booklets = {};
  for (const syllabuses of [0, 1]) {
    for (const format of ['pdf', 'word'])
      booklets[format + (syllabuses ? ' with syllabuses' : '')] = await make({ id, syllabuses, format, idle });
  }
  return { idle: idle / megabyte, booklets };
}

async function make({ id, syllabuses, format, idle }) {
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  const begun = performance.now();
  const file = await fetch(`${base}/edition/booklet?id=${id}&syllabuses=${syllabuses}&editable=${Number(format === 'word')}`, { headers });
  const bytes = (await file.arrayBuffer()).byteLength;
  clearInterval(look);
  if (/json/.test(file.headers.get('content-type'))) throw new Error(`bench/server-editions: no booklet came: ${format}, ${syllabuses}`);
  return { time: performance.now() - begun, size: bytes / megabyte, grown: (most - idle) / megabyte };
}
