import type { SaveReportRequest, Translations } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows, type CourseUnitRow } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import type { Queries } from '../db';
import { conflict, invalid, notFound } from '../http/refusal';
import { needVersion } from '../http/versions';
import { storedShares } from './goalShares';
import { syllabusMessages } from './messages';
import { presentCurrent, presentSyllabus } from './presentSyllabus';
import { saveIntroduction } from './saveIntroduction';
import { syllabusRows, type SyllabusFields, type SyllabusRow } from './syllabusRepository';

/**
 * Saves what the report adds to a course, and with it the course's introduction where that came along: all of it or nothing. A save made
 * from an older version of either is refused with the current record.
 */
export async function saveReport(db: Queries, request: SaveReportRequest, act: Act): Promise<void> {
  const unit = await courseUnitRows.lock(db, { id: request.courseUnitId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  const stored = await syllabusRows.lock(db, { courseUnitId: unit.id });
  if (request.id !== 0 && request.id !== stored?.id) throw invalid(syllabusMessages.otherCourse);
  if (request.version !== undefined && request.version !== (stored?.version ?? 0)) {
    throw conflict(syllabusMessages.changedMeanwhile, await presentCurrent(db, unit, stored));
  }
  if (request.courseDesc !== undefined && !act.isRestore) needVersion(request.courseDescWas);
  const introduction = await introductionToSave(db, unit, stored, request);
  const exampercent = await storedShares(db, unit.id, request.exampercent);
  const saved = await write(db, unit.id, stored, fieldsOf({ ...request, exampercent }, stored), act);
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: stored ? savedAs(act) : 'created',
    entity: 'report',
    entityId: unit.id,
    before: stored ? presentSyllabus(stored) : null,
    after: presentSyllabus(saved),
  });
  await saveIntroduction(db, unit, { introduction, english: request.translations?.en?.courseDesc }, act);
}

function write(db: Queries, courseUnitId: number, stored: SyllabusRow | undefined, fields: SyllabusFields, act: Act): Promise<SyllabusRow> {
  return stored
    ? syllabusRows.update(db, stored, fields, act.now)
    : syllabusRows.insert(db, { ...fields, courseUnitId, createdBy: act.userId, createTime: act.now, updateTime: act.now });
}

/** The introduction to store; an unchanged text is replaced by what somebody else stored meanwhile. */
async function introductionToSave(
  db: Queries,
  unit: CourseUnitRow,
  stored: SyllabusRow | undefined,
  { courseDesc, courseDescWas }: SaveReportRequest,
): Promise<string> {
  const typed = courseDesc?.trim();
  const was = courseDescWas?.trim();
  if (typed === undefined || typed === was || typed === unit.introduction.trim()) return unit.introduction;
  if (was !== undefined && was !== unit.introduction.trim()) {
    throw conflict(syllabusMessages.introductionChanged, await presentCurrent(db, unit, stored));
  }
  return typed;
}

function fieldsOf(request: SaveReportRequest, stored: SyllabusRow | undefined): SyllabusFields {
  const { id: _id, courseUnitId: _unit, courseDesc: _text, courseDescWas: _was, version: _version, translations, ...fields } = request;
  return { ...fields, translations: translations ? ownEnglish(translations) : (stored?.translations ?? {}) };
}

/** English without that of the course's introduction, which is kept with the course, and without empty texts. */
function ownEnglish({ en = {} }: Translations): Translations {
  const own = Object.entries(en).filter(([field, { text }]) => field !== 'courseDesc' && text !== '');
  return own.length > 0 ? { en: Object.fromEntries(own) } : {};
}
