import type { Edition, EditionDetail, EditionProposal, Language } from '@college/curriculum-model';
import type { Queries, Translations } from '../db';
import { findMajorName } from '../course-units/courseUnitRepository';
import { inReadersLanguage } from '../majors/presentMajor';
import { statusNow } from '../proposals/statusNow';
import { findBase, type EditionRow } from './editionRepository';

interface Found {
  edition: EditionRow;
  maker: { userName: string; translations: Translations } | null;
  proposal: EditionProposal | null;
  coursesInReview: number;
}

/** An edition as lists have it. */
export async function presentEdition(
  db: Queries,
  { edition, maker, proposal, coursesInReview }: Found,
  language: Language,
): Promise<Edition> {
  const { id, kind, status, name, entryYear, reason, homeMajorId, majorId, version } = edition;
  const userId = edition.createdBy;
  const userName = maker ? inReadersLanguage(maker, 'userName', language) : null;
  const times = { createTime: edition.createTime.toISOString(), updateTime: edition.updateTime.toISOString() };
  return {
    id,
    kind,
    status,
    name,
    entryYear,
    reason,
    homeMajorId,
    majorId,
    userId,
    userName,
    ...times,
    version,
    ...(proposal && { proposal: { ...proposal, status: await statusNow(db, proposal) } }),
    ...(coursesInReview > 0 && { coursesInReview }),
  };
}

/** An edition with what it is compared with. */
export async function presentEditionDetail(db: Queries, found: Found, language: Language): Promise<EditionDetail> {
  const { homeMajorId, baseStateId } = found.edition;
  const base = baseStateId === null ? undefined : await findBase(db, baseStateId);
  return {
    ...(await presentEdition(db, found, language)),
    homeMajorName: await findMajorName(db, homeMajorId, language),
    // One of the parts is that of the major.
    base: base ? { stateId: base.stateId, takenAt: base.takenAt.toISOString(), courses: base.parts - 1 } : null,
  };
}

/** An edition as stored in the audit log. */
export function editionState({ id, kind, status, name, entryYear, reason, majorId, version }: EditionRow) {
  return { id, kind, status, name, entryYear, reason, majorId, version };
}
