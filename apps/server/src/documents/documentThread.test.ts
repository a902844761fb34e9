import { draftSyllabus, syllabusDocument } from '@college/curriculum-model';
import { fullReport, largeReport } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { usualBudgets as limits } from '../budgets/budgets';
import type { WritingJob } from './documentFile';
import { startDocumentThread, type DocumentJob } from './documentThread';
import { countWaitingFiles, makeFile, refuseFile } from './makeFile';

// Each restarted thread competes for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const log = pino({ level: 'silent' });
const threads: { end(): void }[] = [];
afterAll(() => threads.forEach((thread) => thread.end()));

function job(report = fullReport()): DocumentJob & WritingJob {
  return { document: syllabusDocument(report, 'zh'), format: 'pdf', time: 0 };
}

function aThread(limits: { milliseconds: number; megabytes: number }) {
  const thread = startDocumentThread(limits);
  threads.push(thread);
  return thread;
}

it('does not block the server while it writes 40 chapters, and reports its progress', async () => {
  const told: number[] = [];
  let isDone = false;
  let turns = 0;
  const making = makeFile(job(largeReport()), { userId: 1, limits, log, onProgress: (progress) => told.push(progress) }).then((written) => {
    isDone = true;
    return written;
  });
  // Each round is what another request needs: a turn of the process. A file written in the process would leave it none.
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  const { bytes } = await making;
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(turns).toBeGreaterThan(100);
  expect(told.length).toBeGreaterThan(20);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(100);
});

it('makes the document of a report itself, that of a draft as well', async () => {
  const write = async (document: DocumentJob['document']) =>
    Buffer.from((await makeFile({ document, format: 'pdf', time: 0 }, { userId: 1, limits, log })).bytes);
  const report = fullReport();
  const live = syllabusDocument(report, 'both');
  const draft = { kind: 'draft', name: '2026 修订稿' } as const;
  expect(await write({ report, languages: 'both' })).toEqual(await write(live));
  expect(await write({ report, languages: 'both', draft })).toEqual(await write(draftSyllabus(live, draft)));
});

it('answers with a sentence when a file breaks it, and the next file is written by a new thread', async () => {
  const broken = { ...job(), document: { ...job().document, blocks: undefined } } as unknown as DocumentJob;
  const [refused, waiting] = await Promise.allSettled([
    makeFile(broken, { userId: 1, limits, log }),
    makeFile(job(), { userId: 1, limits, log }),
  ]);
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { code: '50000', sentence: { en: expect.stringContaining('could not be made') } },
  });
  expect(waiting).toMatchObject({ status: 'fulfilled', value: { missing: [] } });
});

it('gives up on what takes too long or too much', async () => {
  const slow = aThread({ milliseconds: 1, megabytes: 224 });
  expect(await slow.run(job(largeReport()))).toMatchObject({ failure: 'tooLong' });
  expect(slow.hasEnded).toBe(true);
  const small = aThread({ milliseconds: 60_000, megabytes: 32 });
  const endless = { ...job(), document: { ...job().document } };
  const [first] = job(largeReport()).document.blocks;
  endless.document.blocks = Array.from({ length: 400_000 }, () => first!);
  expect(await small.run(endless)).toMatchObject({ failure: 'tooLarge' });
});

it('finishes what goes on, however long that takes as a whole', async () => {
  const usual = aThread({ milliseconds: 60_000, megabytes: 224 });
  const begun = performance.now();
  await usual.run(job(largeReport()));
  const patient = aThread({ milliseconds: (performance.now() - begun) / 2, megabytes: 224 });
  expect(await patient.run(job(largeReport()))).toMatchObject({ made: { missing: [] } });
});

it('refuses what takes too long or too much with a sentence, as no fault of the server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = makeFile(job(largeReport()), { userId: 1, limits, log });
  const refused = expect(waiting).rejects.toMatchObject({ code: '30005', sentence: { en: expect.stringContaining('took too long') } });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await refused;
  expect(refuseFile('tooLarge', 'report')).toMatchObject({
    code: '30005',
    sentence: { en: expect.stringContaining('too large for a file') },
  });
});

it('refuses more files than can wait', async () => {
  const files = await Promise.allSettled(
    Array.from({ length: 30 }, (_, userId) => makeFile({ ...job(), format: 'word' }, { userId, limits, log })),
  );
  const refused = files.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: '30005' } });
  expect(files.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(20);
});

it('lets as many files of a person wait as their limit says, and nobody else wait for that', async () => {
  const few = { ...limits, waitingFiles: 2 };
  const files = Array.from({ length: 4 }, () => makeFile({ ...job(), format: 'word' }, { userId: 1, limits: few, log }));
  expect(countWaitingFiles(1)).toBe(2);
  const raised = makeFile({ ...job(), format: 'word' }, { userId: 1, limits: { ...limits, waitingFiles: 3 }, log });
  const other = makeFile({ ...job(), format: 'word' }, { userId: 2, limits: few, log });
  expect([countWaitingFiles(1), countWaitingFiles(2)]).toEqual([3, 1]);
  await expect(files[3]).rejects.toMatchObject({ code: '30029', sentence: { zh: expect.stringContaining('2 个文件正在排队') } });
  const made = await Promise.allSettled([...files.slice(0, 3), raised, other]);
  expect(made.map(({ status }) => status)).toEqual(Array<string>(5).fill('fulfilled'));
  expect(countWaitingFiles(1)).toBe(0);
});
