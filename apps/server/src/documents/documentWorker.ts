import { workerData } from 'node:worker_threads';
import { draftSyllabus, syllabusDocument, type SyllabusDocument } from '@college/curriculum-model';
import { serveJobs } from '../threads/serveJobs';
import type { OnProgress } from './documentFile';
import type { DocumentJob, WrittenFile } from './documentThread';
import { face } from './pdf/face';
import { writePdf } from './pdf/writePdf';
import { writeWord } from './word/writeWord';

/** Writes documents apart from the server, so that nobody waits for a large one who did not ask for it. */
async function write({ document, ...wanted }: DocumentJob, onProgress?: OnProgress): Promise<WrittenFile> {
  const job = { ...wanted, document: documentOf(document) };
  if (job.format === 'word') return { bytes: await writeWord(job), missing: [] };
  return writePdf(job, onProgress);
}

function documentOf(given: DocumentJob['document']): SyllabusDocument {
  if (given instanceof Uint8Array) return JSON.parse(Buffer.from(given).toString()) as SyllabusDocument;
  if (!('report' in given)) return given;
  const live = syllabusDocument(given.report, given.languages);
  return given.draft ? draftSyllabus(live, given.draft) : live;
}

// The fonts are opened before the first file is requested.
face('regular');
face('bold');
serveJobs(write);
if (Reflect.get(Object(workerData), 'warmsUp') === true) {
  const title = { zh: '开课说明' };
  const document: SyllabusDocument = { languages: 'zh', title, runningTitle: title, blocks: [], notes: [] };
  for (const format of ['pdf', 'word'] as const) await write({ document, format, time: 0 });
}
