import { emptyAdditionalInfo, type AdditionalInfo } from '@college/curriculum-model';
import type { CourseUnitRow } from '../course-units/courseUnitRepository';
import type { Queries } from '../db';
import { presentShares } from './goalShares';
import type { SyllabusRow } from './syllabusRepository';

/** A stored report as recorded in its history: every field under its stored name. */
export function presentSyllabus(row: SyllabusRow): AdditionalInfo {
  const { createdBy: _by, createTime: _created, updateTime: _updated, deletedAt: _deleted, schedule, exampercent, ...fields } = row;
  const empty = emptyAdditionalInfo(row.courseUnitId);
  return { ...fields, schedule: schedule ?? empty.schedule, exampercent: exampercent ?? empty.exampercent };
}

/**
 * The response of getadditionalinfo: the stored report, or an empty one with id and version 0. Its translations include the English of the course's
 * introduction, because a save of the report reads it from there.
 */
export async function presentInfo(db: Queries, unit: CourseUnitRow, row: SyllabusRow | undefined): Promise<AdditionalInfo> {
  const stored = row ? presentSyllabus(row) : { ...emptyAdditionalInfo(unit.id), version: 0 };
  const info = { ...stored, exampercent: await presentShares(db, unit.id, stored.exampercent) };
  const introduction = unit.translations.en?.introduction;
  if (!introduction) return info;
  return { ...info, translations: { en: { ...info.translations?.en, courseDesc: introduction } } };
}

/** The data of a conflict: the stored report with the stored introduction of the course. */
export async function presentCurrent(db: Queries, unit: CourseUnitRow, row: SyllabusRow | undefined): Promise<AdditionalInfo> {
  return { ...(await presentInfo(db, unit, row)), courseDesc: unit.introduction };
}
