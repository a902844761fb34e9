import { emptyAdditionalInfo, type AdditionalInfo } from '@college/curriculum-model';
import type { CourseUnitRow } from '../course-units/courseUnitRepository';
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
export function presentInfo(unit: CourseUnitRow, row: SyllabusRow | undefined): AdditionalInfo {
  const info = row ? presentSyllabus(row) : { ...emptyAdditionalInfo(unit.id), version: 0 };
  const introduction = unit.translations.en?.introduction;
  if (!introduction) return info;
  return { ...info, translations: { en: { ...info.translations?.en, courseDesc: introduction } } };
}

/** The data of a conflict: the stored report with the stored introduction of the course. */
export function presentCurrent(unit: CourseUnitRow, row: SyllabusRow | undefined): AdditionalInfo {
  return { ...presentInfo(unit, row), courseDesc: unit.introduction };
}
