import type { TranslatedText } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows, type CourseUnitRow } from '../course-units/courseUnitRepository';
import { presentCourseUnit } from '../course-units/presentCourseUnit';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';

/**
 * Stores the report's introduction and its English with the course. The course version is incremented and its history gets an entry, as after a save of the
 * course; nothing happens where nothing differs.
 */
export async function saveIntroduction(
  db: Queries,
  unit: CourseUnitRow,
  { introduction, english }: { introduction: string; english: TranslatedText | undefined },
  act: Act,
): Promise<void> {
  const stored = unit.translations.en?.introduction;
  const isEnglishNew = english !== undefined && (english.text !== (stored?.text ?? '') || english.updatedAt !== stored?.updatedAt);
  const hasNewEnglish = isEnglishNew && !(english.text === '' && stored === undefined);
  if (introduction === unit.introduction && !hasNewEnglish) return;
  const translations = hasNewEnglish ? withEnglish(unit, english) : unit.translations;
  const updated = await courseUnitRows.update(db, unit, { introduction, translations }, act.now);
  const rows = await listProjects(db, [unit.id]);
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: 'updated',
    entity: 'courseUnit',
    entityId: unit.id,
    before: presentCourseUnit(unit, rows),
    after: presentCourseUnit(updated, rows),
  });
}

function withEnglish({ translations }: CourseUnitRow, english: TranslatedText) {
  const { introduction: _old, ...others } = translations.en ?? {};
  return { ...translations, en: english.text === '' ? others : { ...others, introduction: english } };
}
