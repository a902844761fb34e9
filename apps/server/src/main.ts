import { announce } from './announce';
import { copiesSettled } from './copy/liveCopy';
import { createApp } from './createApp';
import { openDatabase, putReferenceData, putSampleProgramme } from './db';
import { startSpareDocumentThread } from './documents/makeFile';
import { createLog } from './http/log';
import { readOptions, type Options } from './options';
import { afterAnswersSettled } from './outbox/afterAnswer';
import { startMail } from './outbox/startMail';
import { drain, listen, portOf } from './serve';
import { startTidying } from './upkeep';
import { startSpareReader } from './workbook';

/** Opens the database, serves until a signal comes, then lets running requests end and closes the database. */
async function main(options: Options): Promise<void> {
  const log = createLog(options.logLevel);
  const now = () => new Date();
  const database = await openDatabase({ url: options.databaseUrl, folder: options.dataFolder, logger: log });
  const { settings, hasResetCall } = options;
  const mail = startMail(database, settings, now, log);
  try {
    await putReferenceData(database);
    if (options.hasSample) await putSampleProgramme(database);
    const { workbenchFolder: workbench, storybookFolder: storybook, isStorybookComing, timeZone } = options;
    const web = { workbench, storybook, isStorybookComing, timeZone };
    const posting = mail ? { postman: mail.postman } : {};
    const app = createApp({ database, log, now, settings, hasResetCall, web, checkAnswers: false, ...posting });
    const stopped = nextSignal();
    const server = await listen(app, options.port, options.host);
    const stopTidying = startTidying(database, now, log);
    startSpareReader();
    startSpareDocumentThread();
    announce(options, portOf(server), database.engine);
    await stopped;
    await drain(server);
    await stopTidying();
    await afterAnswersSettled(database);
    // A copy whose reader has left is still at work.
    await copiesSettled(database);
  } finally {
    await mail?.stop();
    await database.close();
  }
}

function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

try {
  await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
