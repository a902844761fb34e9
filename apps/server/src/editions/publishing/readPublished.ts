import {
  courseReportOf,
  publishWords,
  recordsOf,
  textPair,
  type Language,
  type PublishedEdition,
  type PublishedHead,
  type StatePart,
} from '@college/curriculum-model';
import type { Queries } from '../../db';
import { notFound } from '../../http/refusal';
import type { Services } from '../../http/services';
import { readingOf } from '../comparing/liveParts';
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import { editionMessages } from '../messages';
import type { Asking } from '../thread/editionThread';
import { namesOfEditions, readMajorAndCourse, type PublishedRow } from './publishedRepository';

/** Who reads a published edition, and in which language its remarks are. */
export interface Reading {
  services: Services;
  language: Language;
  asking: Asking;
}

/** A published edition: its home, or one of its courses as a syllabus. */
export async function readPublished(
  { services, language, asking }: Reading,
  edition: PublishedRow,
  lineage: number | undefined,
): Promise<PublishedEdition> {
  const { db } = services.database;
  const { major, course } = await readMajorAndCourse(db, edition.stateId, lineage);
  const head = await presentHead(db, edition, major, language);
  if (lineage === undefined) {
    const parts = await partsOfSide(
      readingOf(services),
      { source: { stateId: edition.stateId }, homeMajorId: edition.homeMajorId },
      asking,
    );
    return { edition: head, home: await askAboutStates(db, 'home', {}, [parts], asking), course: null };
  }
  if (!course) throw notFound(editionMessages.courseNotIn);
  const report = courseReportOf({ major, course, takenAt: edition.createTime.toISOString() });
  return { edition: head, home: null, course: { lineage, report } };
}

/** What a published edition says of itself; nothing in it follows what its major became. */
export async function presentHead(db: Queries, edition: PublishedRow, major: StatePart, language: Language): Promise<PublishedHead> {
  const { id, name, entryYear, reason, college, createTime, withdrawnAt, withdrawnReason, supersededById } = edition;
  const record = recordsOf(major, 'major')[0];
  const later = supersededById === null ? undefined : (await namesOfEditions(db, [supersededById])).get(supersededById);
  const why = later === undefined ? withdrawnReason : publishWords.superseded(later)[language];
  return {
    id,
    name,
    entryYear,
    reason,
    major: {
      name: textPair(record, 'name'),
      code: textPair(record, 'code').zh,
      standard: textPair(record, 'standard').zh,
      objectives: textPair(record, 'objectives'),
      college: college ?? { zh: '', en: '' },
    },
    publishedAt: createTime.toISOString(),
    withdrawn: withdrawnAt && { reason: why, at: withdrawnAt.toISOString() },
  };
}
