import {
  collegeFields,
  collegeMajorFields,
  courseCellFields,
  courseSequenceFields,
  courseUnitFields,
  departmentFields,
  goalFields,
  indicatorFields,
  ksaFields,
  majorFields,
  newsFields,
  occupationFields,
  pointFields,
  profileFields,
  projectFields,
  requirementFields,
  syllabusFields,
  talentReportFields,
  taskGoalFields,
  type FieldTable,
} from '@college/curriculum-model';
import { getTableColumns, type Table } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as schema from '../schema';
import { editable } from './columns';

/** What a column is for that is no field, and where a field is kept that has no column of its name. */
type Purpose = 'owner' | 'place' | 'computed' | 'state' | 'key' | 'secret' | 'lineage' | { of: string } | { in: string };
type Common = keyof ReturnType<typeof editable> | 'id';
type Columns<One extends Table> = keyof One['$inferSelect'];

/** A record's table beside its columns: what is in one of them alone is named, or does not compile. */
function compared<One extends Table, Fields extends FieldTable>(
  table: One,
  fields: Fields,
  others: Record<Exclude<Columns<One>, keyof Fields | Common> | Exclude<keyof Fields, Columns<One>>, Purpose>,
) {
  const columns = [...Object.keys(fields), ...Object.keys(editable()), 'id', ...Object.keys(others)];
  const elsewhere = Object.entries<Purpose>(others).flatMap(([name, purpose]) =>
    typeof purpose === 'object' && 'in' in purpose ? [name] : [],
  );
  return { columns: Object.keys(getTableColumns(table)), expected: columns.filter((name) => !elsewhere.includes(name)) };
}

const one = { lineageId: 'lineage' } as const;
const derived = { ...one, derivedFrom: 'lineage' } as const;
const inUnit = { courseUnitId: 'owner', position: 'place', deletion: 'state', ...one } as const;
const inCollege = { collegeId: 'owner' } as const;

const records = {
  college: compared(schema.colleges, collegeFields, {}),
  department: compared(schema.departments, departmentFields, inCollege),
  major: compared(schema.majors, majorFields, { details: 'state', editionId: 'state' }),
  courseUnit: compared(
    schema.courseUnits,
    { ...courseUnitFields, ...courseSequenceFields },
    {
      majorId: 'owner',
      totalPeriod: 'computed',
      initing: 'state',
      copiedFromId: 'state',
      revision: 'computed',
      ...derived,
    },
  ),
  project: compared(schema.projects, projectFields, inUnit),
  point: compared(schema.points, pointFields, inUnit),
  ksa: compared(schema.ksas, ksaFields, { courseUnitId: 'owner', title: 'key', level: 'key', deletion: 'state', ...one }),
  goal: compared(schema.teachingGoals, goalFields, { ...inUnit, indicatorId: 'owner' }),
  requirement: compared(schema.graduationRequirements, requirementFields, { majorId: 'owner', position: 'place', ...derived }),
  indicator: compared(schema.indicators, indicatorFields, { requirementId: 'owner', position: 'place', ...derived }),
  taskGoal: compared(schema.taskGoals, taskGoalFields, { projectId: 'owner', position: 'place', deletion: 'state', ...one }),
  courseCell: compared(schema.courseMatrixEntries, courseCellFields, {
    courseUnitId: 'owner',
    projectId: 'place',
    goalId: 'place',
    pointId: 'place',
    relate: 'state',
  }),
  syllabus: compared(schema.syllabuses, syllabusFields, { courseUnitId: 'owner' }),
  occupation: compared(schema.occupations, occupationFields, inCollege),
  collegeMajor: compared(schema.collegeMajors, collegeMajorFields, { ...inCollege, relateCount: 'computed' }),
  talentReport: compared(schema.talentReports, talentReportFields, {
    ...inCollege,
    picUrl: { in: 'cover' },
    cover: { of: 'picUrl' },
    coverType: { of: 'picUrl' },
  }),
  news: compared(schema.news, newsFields, inCollege),
  profile: compared(schema.users, profileFields, {
    ...inCollege,
    avatar: { in: 'user_avatars' },
    email: 'key',
    passwordHash: 'secret',
    permissionId: 'state',
    relativeId: 'state',
    sharesName: 'state',
    staffNumber: 'state',
    disabledAt: 'state',
    disabledReason: 'state',
    erasedAt: 'state',
  }),
};

it.each(Object.entries(records))('%s: every field has its column, every other column its purpose', (_name, { columns, expected }) => {
  expect(columns.toSorted()).toEqual(expected.toSorted());
});
