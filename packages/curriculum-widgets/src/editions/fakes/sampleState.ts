import {
  shapeOf,
  splitNumber,
  type CurriculumState,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
} from '@college/curriculum-model';
import { bindings, courseUnits, goals, graduateRequires, majorIds, majors, points } from '@college/curriculum-model/fixtures';

/** What rows of the sample programme have in common: fields by name, and their English. */
interface Row {
  translations?: { en?: Readonly<Record<string, { text: string }>> | undefined } | undefined;
}

const numbered = new Set<StateRecordKind>(['requirement', 'indicator']);

/** The state of a major of the sample programme: its requirements and indicator points, and of each course its chapters, points, supports and goals. */
export function sampleState(majorId: number = majorIds.softwareEngineering): CurriculumState {
  const requirements = graduateRequires[majorId] ?? [];
  return {
    major: {
      kind: 'major',
      lineage: majorId,
      records: {
        major: majors.flatMap((major) => (major.id === majorId ? [recordOf('major', '', major)] : [])),
        requirement: requirements.map((requirement) => recordOf('requirement', requirement.id, requirement)),
        indicator: requirements.flatMap(({ id, children }) => children.map((child) => recordOf('indicator', child.id, child, String(id)))),
      },
    },
    courses: courseUnits.flatMap((unit) => (unit.majorId === majorId ? [coursePart(unit.id)] : [])),
  };
}

/** A course of the sample programme as a part of a state. */
function coursePart(courseId: number): StatePart {
  const unit = courseUnits.find(({ id }) => id === courseId)!;
  const supports = bindings.filter((binding) => binding.courseId === courseId);
  const bound = new Set(supports.flatMap((support) => support.goals));
  return {
    kind: 'course',
    lineage: courseId,
    records: {
      course: [recordOf('course', '', unit)],
      chapter: unit.courseMatrixVOS.map((chapter) => recordOf('chapter', chapter.id, chapter)),
      point: points.filter((point) => point.courseId === courseId).map((point) => recordOf('point', point.id, point)),
      binding: supports.map(({ requireId, relate }) => ({ key: String(requireId), fields: { relate } })),
      goal: goals
        .filter((goal) => goal.courseId === courseId)
        .map((goal) => {
          const record = recordOf('goal', goal.id, goal, String(goal.parentId));
          return { ...record, fields: { ...record.fields, isBound: bound.has(goal.id) } };
        }),
    },
  };
}

function recordOf(kind: StateRecordKind, key: number | '', row: Row, under?: string): StateRecord {
  const fields = Object.keys(shapeOf(kind).fields).flatMap((name) => {
    const value = valueOf(kind, name, row);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { key: String(key), ...(under === undefined ? {} : { under }), fields: Object.fromEntries(fields) as StateRecord['fields'] };
}

function valueOf(kind: StateRecordKind, name: string, row: Row): unknown {
  const [field, language] = name.split('.') as [string, string | undefined];
  const isNumber = field === 'number';
  const own = isNumber ? 'description' : field;
  const value = language === undefined ? (row as Readonly<Record<string, unknown>>)[own] : row.translations?.en?.[own]?.text;
  if (!numbered.has(kind) || typeof value !== 'string') return value;
  const split = splitNumber(value, kind === 'requirement' ? 'requirement' : 'indicator');
  return isNumber ? split.number : split.words;
}
