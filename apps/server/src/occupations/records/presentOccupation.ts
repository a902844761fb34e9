import type { Language, OccupationResponse, SkillRow } from '@college/curriculum-model';
import type { Reading } from '../../majors/presentMajor';
import { inReadersLanguage, presentTranslations } from '../../majors/presentMajor';
import type { EntriesById } from '../book/occupationBook';
import { presentPath } from '../book/presentEntry';
import type { OccupationRow } from './occupationRepository';

/** A record in its wire format (reference §3); as recorded for editing, but its categories always in the reader's language. */
export function presentOccupation(row: OccupationRow, book: EntriesById, { language, asRecorded }: Reading): OccupationResponse {
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

/** A record as stored in the audit log. */
export function occupationState(row: OccupationRow) {
  const { createTime: _, updateTime: __, createdBy: ___, deletedAt: ____, ...state } = row;
  return state;
}

// The database orders keys by length; the wire format follows the specification.
function skillsText(rows: readonly SkillRow[]): string {
  return JSON.stringify(rows.map(({ courseIds, score }) => ({ courseIds, score })));
}
