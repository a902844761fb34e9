import {
  courseCellFields,
  courseSequenceFields,
  courseUnitFields,
  goalFields,
  indicatorFields,
  ksaFields,
  majorFields,
  pointFields,
  projectFields,
  requirementFields,
  syllabusFields,
  taskGoalFields,
  type FieldTable,
  type StateRecordKind,
} from '@college/curriculum-model';
import type { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../db';

/** Where the records of a kind are stored. */
export interface StateTable {
  table: PgTable;
  /** Columns that are fields, with their English among the translations. */
  fields: FieldTable;
  /** Columns of the identity, the owner or the position of a record, or of a field with another name. */
  said: readonly string[];
  /** Columns that are no content of a curriculum. */
  technical: readonly string[];
}

const stored = ['version', 'createdBy', 'createTime', 'updateTime', 'deletedAt'];
const one = ['id', 'lineageId', 'translations'];
const derived = [...one, 'derivedFrom'];

const { departmentId: _, ...ownOfMajor } = majorFields;

/** The table of every kind of record of a curriculum. */
export const stateTables: Readonly<Record<StateRecordKind, StateTable>> = {
  major: {
    table: schema.majors,
    fields: ownOfMajor,
    said: ['id', 'translations'],
    technical: [...stored, 'departmentId', 'editionId', 'details'],
  },
  requirement: {
    table: schema.graduationRequirements,
    fields: requirementFields,
    said: [...derived, 'majorId', 'position'],
    technical: stored,
  },
  indicator: { table: schema.indicators, fields: indicatorFields, said: [...derived, 'requirementId', 'position'], technical: stored },
  course: {
    table: schema.courseUnits,
    fields: { ...courseUnitFields, ...courseSequenceFields },
    said: [...derived, 'majorId'],
    // The sum of hours is that of the chapters.
    technical: [...stored, 'totalPeriod', 'initing', 'copiedFromId', 'revision'],
  },
  chapter: {
    table: schema.projects,
    fields: projectFields,
    said: [...one, 'courseUnitId', 'position'],
    technical: [...stored, 'deletion'],
  },
  taskGoal: {
    table: schema.taskGoals,
    fields: taskGoalFields,
    said: [...one, 'projectId', 'position'],
    technical: [...stored, 'deletion'],
  },
  point: { table: schema.points, fields: pointFields, said: [...one, 'courseUnitId', 'position'], technical: [...stored, 'deletion'] },
  ksa: { table: schema.ksas, fields: ksaFields, said: [...one, 'courseUnitId', 'title', 'level'], technical: [...stored, 'deletion'] },
  pointKsa: { table: schema.pointKsas, fields: {}, said: ['pointId', 'ksaId', 'position'], technical: [] },
  binding: {
    table: schema.majorMatrixEntries,
    fields: {},
    said: ['courseUnitId', 'indicatorId', 'relate'],
    technical: ['id', 'translations', ...stored],
  },
  goal: {
    table: schema.teachingGoals,
    fields: goalFields,
    said: [...one, 'courseUnitId', 'indicatorId', 'position'],
    technical: [...stored, 'deletion'],
  },
  placedPoint: {
    table: schema.courseMatrixEntries,
    fields: courseCellFields,
    said: ['courseUnitId', 'projectId', 'goalId', 'pointId', 'relate', 'translations'],
    technical: ['id', ...stored],
  },
  placedKsa: {
    table: schema.projectMatrixEntries,
    fields: {},
    said: ['courseMatrixEntryId', 'taskGoalId', 'ksaId', 'relate'],
    technical: ['id', 'translations', ...stored],
  },
  syllabus: { table: schema.syllabuses, fields: syllabusFields, said: ['courseUnitId', 'translations'], technical: ['id', ...stored] },
};
