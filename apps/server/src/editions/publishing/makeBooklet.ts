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
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import type { Asking } from '../thread/editionThread';
import { readMajorAndCourse, type PublishedRow } from './publishedRepository';
import { presentHead } from './readPublished';

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

/** The booklet of a published edition as a file: one thread makes the document, another one writes it, and nobody reads it in between. */
export async function makeBooklet(
  { services, asking, now, onProgress }: Making,
  edition: PublishedRow,
  { format, languages, syllabuses }: BookletRequest,
): Promise<MadeReport> {
  const { db } = services.database;
  const { stateId, homeMajorId } = edition;
  const { major } = await readMajorAndCourse(db, stateId);
  const heads = { zh: await presentHead(db, edition, major, 'zh'), en: await presentHead(db, edition, major, 'en') };
  const asked = { languages, edition: bookletEdition(heads, languages, syllabuses) };
  const parts = await partsOfSide(services, { source: { stateId }, homeMajorId }, asking);
  const document = await askAboutStates(db, 'booklet', asked, [parts], asking);
  const { userId, log } = asking;
  const { bytes, missing } = await makeFile(
    { document, format, time: now.getTime() },
    { userId, limits: await limitsOf(services, userId), log, onProgress },
  );
  const { zh, en } = heads.zh.major.name;
  const name = bookletFileName(languages === 'en' && en !== '' ? en : zh, edition.name);
  return { file: withEnding(bytes, name, format), missing };
}

function bookletEdition(
  heads: Record<'zh' | 'en', PublishedHead>,
  languages: DocumentLanguages,
  syllabuses: boolean,
): BookletEdition & BookletAppendix {
  const { name, entryYear, publishedAt, withdrawn } = heads.zh;
  const why = (['zh', 'en'] as const).flatMap((language) => {
    const reason = heads[language].withdrawn?.reason;
    return reason === undefined || (languages !== 'both' && languages !== language) ? [] : [[language, reason] as const];
  });
  const words: Words = languages === 'en' ? { en: name } : { zh: name };
  return {
    name: words,
    entryYear,
    ...(withdrawn && { withdrawn: Object.fromEntries(why) as Words }),
    ...(syllabuses && { syllabusesOf: publishedAt }),
  };
}

/** Whoever reads by a link holds nothing and has the limits of the installation. */
async function limitsOf({ database, settings }: Services, userId: number): Promise<Budgets> {
  return userId === 0 ? settings.budgets : findLimits(database.db, userId, settings.budgets);
}
