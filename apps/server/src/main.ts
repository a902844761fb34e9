import { announce } from './announce';
import { serveBackups } from './backup/backupSocket';
import { startScheduledBackups } from './backup/scheduledBackups';
import { copiesSettled } from './copy/liveCopy';
import { startCheckingSignIns } from './campus-sign-in/checkSignIns';
import { createApp } from './createApp';
import { createStorybookApp } from './createStorybookApp';
import { DatabaseLostError, explainStart, openDatabase, putReferenceData, seedSampleProgramme } from './db';
import { startSpareDocumentThread } from './documents/makeFile';
import { createLog } from './http/log';
import { startNoticeMails } from './inbox/startNoticeMails';
import { readOptions, type Options } from './options';
import { afterAnswersSettled } from './outbox/afterAnswer';
import { startMail } from './outbox/startMail';
import { openMetrics, type OpenMetrics } from './metrics/openMetrics';
import { readPageWords } from './pageinit/pageWords';
import { listen } from './serve';
import { startTracing } from './tracing/startTracing';
import { startTidying } from './upkeep';
import { startSpareReader } from './workbook';

/** The exit code by which a supervisor recognises a lost database; see docs/running.md. */
const databaseLostCode = 70;

/** Opens the database, serves until a signal comes or the database is lost for good, then lets running requests end and closes the database. */
async function main(options: Options): Promise<void> {
  const log = createLog(options.logLevel);
  const tracing = await startTracing(process.env, log);
  const now = () => new Date();
  const pageWords = await readPageWords(options.pageWordsFile, log);
  const { databaseUrl: url, directUrl, replicaUrl, dataFolder, settings, hasResetCall } = options;
  const database = await openDatabase({ url, directUrl, replicaUrl, folder: dataFolder, logger: log });
  const mail = startMail(database, settings, now, log);
  let metrics: OpenMetrics | undefined;
  try {
    await putReferenceData(database);
    if (options.hasSample) await seedSampleProgramme(database);
    const { workbenchFolder: workbench, storybookFolder, storybookPort, isStorybookComing, timeZone } = options;
    const web = { workbench, isStorybookComing, timeZone, ...(storybookPort === undefined ? { storybook: storybookFolder } : {}) };
    const stopping = new AbortController();
    metrics = await openMetrics(options, { database, log, now });
    const given = { stopping: stopping.signal, ...(mail && { postman: mail.postman }), ...(pageWords && { pageWords }) };
    const app = createApp({ database, log, now, settings, hasResetCall, web, checkAnswers: false, ...given, ...metrics?.ofApp });
    const stopped = nextSignal();
    const server = await listen(app, options.port, options.host);
    const beside =
      storybookFolder === undefined || storybookPort === undefined
        ? undefined
        : await listen(createStorybookApp({ log, settings }, storybookFolder, isStorybookComing), storybookPort, options.host).catch(
            async (error: unknown) => {
              await server.drain();
              throw error;
            },
          );
    const { backupKeys: keys } = options;
    const stopBackups = await serveBackups(database, dataFolder, log);
    const { backups: schedule } = settings;
    const stopScheduled =
      schedule && startScheduledBackups({ database, dataFolder, schedule, keys, timeZone: settings.timeZone, now, log });
    const stopTidying = startTidying(database, now, log);
    const stopChecking = startCheckingSignIns({ database, settings, now, log });
    const clock = { now, timeZone: settings.timeZone };
    const stopNoticeMails = mail && startNoticeMails({ database, settings, log, ...clock }, mail.postman.wake);
    startSpareReader();
    startSpareDocumentThread();
    announce(options, { workbench: server.port, storybook: (beside ?? server).port }, database.engine);
    const loss = await Promise.race([stopped, database.lost]);
    if (loss) log.fatal({ error: loss.message }, 'the database is lost; the server ends');
    log.info('stopping: requests under way are finished, and no new one is taken');
    stopping.abort();
    await Promise.all([server.drain(), beside?.drain()]);
    await Promise.all([stopTidying(), stopChecking(), stopNoticeMails?.(), stopBackups(), stopScheduled?.()]);
    await afterAnswersSettled(database);
    // A copy whose reader has left is still at work.
    await copiesSettled(database);
    if (loss) throw loss;
  } finally {
    // Last, so that the stop can be followed; also where the other port is taken, or this process would stay.
    await metrics?.drain();
    await mail?.stop();
    await database.close();
    await tracing?.stop().catch((error: unknown) => log.warn({ err: error }, 'the last spans were not sent'));
  }
}

function nextSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(undefined));
  });
}

try {
  await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${error instanceof DatabaseLostError ? error.message : explainStart(error)}\n`);
  process.exitCode = error instanceof DatabaseLostError ? databaseLostCode : 1;
}
