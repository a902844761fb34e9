import { languageOfCode, type RenamedCourseUnit, type UpdateCourseUnitListRequest } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { conflict, invalid, notFound } from '../http/refusal';
import type { RightsQuestion } from '../rights/authorise';
import { courseUnitRows, findRevision, type CourseUnitRow } from './courseUnitRepository';
import { deleteCourseUnits } from './deleteCourseUnits';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';
import { readCourseUnit } from './readCourseUnit';

type Entry = Exclude<UpdateCourseUnitListRequest['list'][number], number>;

/** A negated id needs the right to delete, a positive one the right to modify. */
export function rightsOfList({ body }: { body: UpdateCourseUnitListRequest }): RightsQuestion[] {
  return entriesOf(body).map(({ id }) => ({ auth: id < 0 ? 'create' : 'modify', subject: { kind: 'course', id: Math.abs(id) } }));
}

/** Deletes the units with a negated id and renames the others: every entry of the list, or none (decision 51). Answers the renamed ones as stored. */
export async function updateCourseUnitList(
  db: Queries,
  body: UpdateCourseUnitListRequest,
  act: { userId: number; now: Date },
): Promise<{ record: RenamedCourseUnit[] }> {
  const entries = entriesOf(body);
  refuseRepeated(entries);
  const deleted = entries.filter(({ id }) => id < 0).map(({ id, revision }) => ({ id: -id, revision }));
  const renamed = entries.filter(({ id }) => id > 0).sort((left, right) => left.id - right.id);
  const record: RenamedCourseUnit[] = [];
  for (const entry of renamed) {
    const { id, name, translations, version } = await rename(db, entry, act);
    record.push({ id, name, translations, version, revision: await findRevision(db, id) });
  }
  if (deleted.length > 0) await deleteCourseUnits(db, deleted, act);
  return { record };
}

async function rename(db: Queries, { id, name, lang, version }: Entry, act: { userId: number; now: Date }): Promise<CourseUnitRow> {
  const unit = await courseUnitRows.lock(db, { id });
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (version !== undefined && version !== unit.version) throw conflict(courseUnitMessages.changedMeanwhile, await readCourseUnit(db, id));
  if (name === undefined) return unit;
  const trimmed = name.trim();
  if (trimmed === '') throw invalid(courseUnitMessages.nameEmpty);
  const fields = renamedFields(unit, trimmed, languageOfCode(lang) === 'en', act.now);
  if (!fields) return unit;
  const rows = await listProjects(db, [id]);
  const updated = await courseUnitRows.update(db, unit, fields, act.now);
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: 'updated',
    entity: 'courseUnit',
    entityId: id,
    before: presentCourseUnit(unit, rows),
    after: presentCourseUnit(updated, rows),
  });
  return updated;
}

/** What a new name changes in the unit; null when it is the name already. */
function renamedFields(unit: CourseUnitRow, name: string, isEnglish: boolean, now: Date): Partial<CourseUnitRow> | null {
  if (!isEnglish) return name === unit.name ? null : { name };
  const english = unit.translations.en ?? {};
  if (english.name?.text === name) return null;
  return { translations: { ...unit.translations, en: { ...english, name: { text: name, updatedAt: now.toISOString() } } } };
}

function refuseRepeated(entries: readonly Entry[]): void {
  const seen = new Set<number>();
  for (const { id } of entries) {
    if (seen.has(Math.abs(id))) throw invalid(courseUnitMessages.listedTwice(Math.abs(id)));
    seen.add(Math.abs(id));
  }
}

function entriesOf({ list }: UpdateCourseUnitListRequest): Entry[] {
  return list.map((entry) => (typeof entry === 'number' ? { id: entry } : entry));
}
