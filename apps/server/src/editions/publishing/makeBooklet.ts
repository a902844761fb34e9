import {
  bookletFileName,
  type BookletAppendix,
  type BookletEdition,
  type Budgets,
  type DocumentLanguages,
  type PublishedHead,
  type Words,
} from '@college/curriculum-model';
import { findLimits } from '../../budgets/personLimits';
import type { OnProgress } from '../../documents/documentFile';
import { makeFile } from '../../documents/makeFile';
import type { MadeReport } from '../../documents/makeReport';
import { withEnding, type FileFormat } from '../../documents/nameFile';
import type { Services } from '../../http/services';
import { readingOf } from '../comparing/liveParts';
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import type { Asking } from '../thread/editionThread';
import { makeSyllabuses } from './makeSyllabuses';
import { readMajorAndCourse, type PublishedRow } from './publishedRepository';
import { presentHead } from './readPublished';
import { zipFiles } from './zipFiles';

/** How a booklet is wanted. */
export interface BookletRequest {
  format: FileFormat;
  languages: DocumentLanguages;
  syllabuses: boolean;
}

interface Making {
  services: Services;
  asking: Asking;
  now: Date;
  onProgress?: OnProgress;
}

/**
 * The booklet of a published edition as a file; with the syllabuses a ZIP of it and one file a course, made one after another, so that memory does not grow with
 * the number of courses. One thread makes the documents, another one writes them, and nobody reads them in between.
 */
export async function makeBooklet(making: Making, edition: PublishedRow, request: BookletRequest): Promise<MadeReport> {
  const { services, asking, now, onProgress } = making;
  const { format, languages, syllabuses } = request;
  const { db } = services.database;
  const { stateId, homeMajorId } = edition;
  const { major } = await readMajorAndCourse(db, stateId);
  const heads = { zh: await presentHead(db, edition, major, 'zh'), en: await presentHead(db, edition, major, 'en') };
  const asked = { languages, edition: bookletEdition(heads, languages, syllabuses) };
  const parts = await partsOfSide(readingOf(services), { source: { stateId }, homeMajorId }, asking);
  const limits = await limitsOf(services, asking.userId);
  const write = (document: Uint8Array, onWritten?: OnProgress) =>
    makeFile(
      { document, format, time: now.getTime() },
      { userId: asking.userId, limits, log: asking.log, subject: 'booklet', onProgress: onWritten },
    );

  const count = syllabuses ? parts.hashes.length : 1;
  const progressOf = (at: number) => onProgress && ((percent: number) => onProgress(Math.floor((at * 100 + percent) / count)));
  const booklet = await write(await askAboutStates(db, 'booklet', asked, [parts], asking), progressOf(0));
  const { zh, en } = heads.zh.major.name;
  const name = bookletFileName(languages === 'en' && en !== '' ? en : zh, edition.name);
  const file = withEnding(booklet.bytes, name, format);
  if (!syllabuses) return { file, missing: booklet.missing };

  const wanted = { languages, edition: asked.edition.name, takenAt: heads.zh.publishedAt };
  const made = makeSyllabuses({ db, parts, asking, wanted, format, write: (document, at) => write(document, progressOf(at)) });
  const { bytes, missing } = await zipFiles([{ file, missing: booklet.missing }, made], now);
  return { file: { name: `${name}.zip`, type: 'application/zip', bytes }, missing };
}

function bookletEdition(
  heads: Record<'zh' | 'en', PublishedHead>,
  languages: DocumentLanguages,
  hasSyllabuses: boolean,
): BookletEdition & BookletAppendix {
  const { name, entryYear, withdrawn } = heads.zh;
  const why = (['zh', 'en'] as const).flatMap((language) => {
    const reason = heads[language].withdrawn?.reason;
    return reason === undefined || (languages !== 'both' && languages !== language) ? [] : [[language, reason] as const];
  });
  const words: Words = languages === 'en' ? { en: name } : { zh: name };
  return {
    name: words,
    entryYear,
    ...(withdrawn && { withdrawn: Object.fromEntries(why) as Words }),
    ...(hasSyllabuses && { hasSyllabuses }),
  };
}

/** Whoever reads by a link holds nothing and has the limits of the installation. */
async function limitsOf({ database, settings }: Services, userId: number): Promise<Budgets> {
  return userId === 0 ? settings.budgets : findLimits(database.db, userId, settings.budgets);
}
