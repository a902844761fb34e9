import type { Language, OccupationResponse, SkillRow } from '@college/curriculum-model';
import type { Reading } from '../../majors/presentMajor';
import { inReadersLanguage, presentTranslations } from '../../majors/presentMajor';
import type { Book } from '../book/occupationBook';
import { presentPath } from '../book/presentEntry';
import type { OccupationRow } from './occupationRepository';

/** A record as it goes over the wire (reference §3); as recorded where it is to be edited, but its categories always as they are read. */
export function presentOccupation(row: OccupationRow, book: Book, { language, asRecorded }: Reading): OccupationResponse {
  const textIn: Language = asRecorded ? 'zh' : language;
  return {
    id: row.id,
    name: inReadersLanguage(row, 'name', textIn),
    levels: presentPath(book, row.levelId, language),
    lvlKeywords: inReadersLanguage(row, 'lvlKeywords', textIn),
    type: { id: row.typeId },
    publish: { id: row.publishId },
    content: inReadersLanguage(row, 'content', textIn),
    skills: skillsText(row.skills),
    code: row.code,
    createTime: row.createTime.toISOString(),
    updateTime: row.updateTime.toISOString(),
    version: row.version,
    translations: presentTranslations(row.translations),
  };
}

/** A record as the audit log keeps it. */
export function occupationState(row: OccupationRow | null) {
  if (!row) return null;
  const { createTime: _, updateTime: __, createdBy: ___, deletedAt: ____, ...state } = row;
  return state;
}

// The database gives keys by their lengths; the wire has them as the documents do.
function skillsText(rows: readonly SkillRow[]): string {
  return JSON.stringify(rows.map(({ courseIds, score }) => ({ courseIds, score })));
}
