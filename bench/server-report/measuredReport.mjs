/** One server with the sample course and then with a large one, for `run.mjs`: downloads their reports and prints the times. */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, seedSampleProgramme, schema } from '../../apps/server/src/db/index.ts';
import { emptyTables } from '../../apps/server/src/db/testing/emptyTables.ts';
import { startSpareDocumentThread } from '../../apps/server/src/documents/makeFile.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { readReport } from '../../apps/server/src/syllabus/readReport.ts';
import { reportedCourse } from '../../apps/server/src/syllabus/reportRows.ts';
import { fillCourse } from '../server-copy/fillCourse.mjs';
import { fontMegabytes, rawPdf, rawWord, textsOf } from './rawFiles.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const address = `http://127.0.0.1:${server.port}/college/api/beginreport/exportreport`;

await seedSampleProgramme(database);
const before = await settledMegabytes();
startSpareDocumentThread();
const sample = { courseId: 1004, authToken: await openSession(database.db, 1001, new Date(), 3_600_000) };
const samplePdf = await measured(20, sample);
const sampleWord = await measured(20, sample, '&editable=1');
const sampleTexts = textsOf(await reportOf(sample.courseId));

await emptyTables(database.db);
const { courseId, userId, courseCells, projectCells } = await fillCourse(database.db, schema);
const large = { courseId, authToken: await openSession(database.db, userId, new Date(), 3_600_000) };
const report = await reportOf(courseId);
const unaware = await settledMegabytes();
const largePdf = await measured(4, large);
const after = await settledMegabytes();
const largeTexts = textsOf(report);

console.log(
  JSON.stringify({
    sample: {
      ...samplePdf,
      pdf: samplePdf.times,
      word: sampleWord.times,
      rawPdf: await raw(10, rawPdf, sampleTexts),
      rawWord: await raw(10, rawWord, sampleTexts),
    },
    large: { ...largePdf, pdf: largePdf.times, rawPdf: await raw(3, rawPdf, largeTexts), entries: courseCells + projectCells },
    addedMegabytes: after - Math.min(before, unaware),
    fontMegabytes,
  }),
);
await server.drain();
await database.close();
process.exit();

/** The texts of a course's report; the server reads the report itself for each file. */
async function reportOf(id) {
  return readReport(database.db, await reportedCourse(database.db, id));
}

async function measured(rounds, { courseId: id, authToken }, query = '') {
  const times = [];
  let pages = 0;
  for (let round = -3; round < rounds; round += 1) {
    const begun = performance.now();
    const reply = await fetch(`${address}?courseid=${id}${query}`, { headers: { authToken } });
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (!reply.headers.get('content-disposition'))
      throw new Error(`bench/server-report: no file came (${bytes.subarray(0, 300).toString()}).`);
    if (round >= 0) times.push(performance.now() - begun);
    pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  }
  return { times, pages };
}

async function raw(rounds, write, texts) {
  const times = [];
  for (let round = -2; round < rounds; round += 1) {
    const begun = performance.now();
    await write(texts);
    if (round >= 0) times.push(performance.now() - begun);
  }
  return times;
}

/** Memory of the process once its garbage had time to go. */
async function settledMegabytes() {
  await pause(500);
  return process.memoryUsage().rss / 2 ** 20;
}
