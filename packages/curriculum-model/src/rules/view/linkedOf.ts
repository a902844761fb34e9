import { englishFieldName, recordsOf, type StatePart, type StateRecord } from '../../editions';
import { englishTexts } from '../../editions/publishing/englishTexts';
import type { GraduateRequire } from '../../goals';
import type { CourseBinding, LinkedMatrices, MajorMatrixCourse, MatrixFinding } from '../../matrices';
import type { PlacedKsa } from '../../matrices/linked/linkedMatrices';
import { courseMatrixFindings, projectMatrixFindings } from '../../matrices/coverage/courseMatrixFindings';
import { majorFindings } from '../../matrices/coverage/majorFindings';
import { ksaLetters } from '../../points';
import { courseCellFields, namesOf, projectRowFields } from '../../records';
import type { CourseView } from './courseView';
import type { MajorView } from './majorView';
import { rememberedBy } from './memo';
import { numberOf, storedText } from './recordTexts';

// English has no time here that a rule reads.
const undated = '1970-01-01T00:00:00.000Z';

const noEnglish: ReturnType<typeof englishTexts> = {};

// Thousands of records are read, most of them without English.
function englishOf(names: readonly string[]) {
  const english = names.map(englishFieldName);
  return (record: Pick<StateRecord, 'fields'>) =>
    english.some((name) => name in record.fields) ? englishTexts(record, names, undated) : noEnglish;
}

const english = {
  description: englishOf(['description']),
  name: englishOf(['name']),
  chapter: englishOf(namesOf(projectRowFields)),
  point: englishOf(['title', 'description']),
  cell: englishOf(namesOf(courseCellFields)),
};

function described(record: StateRecord) {
  return { id: Number(record.key), description: storedText(record, 'description'), ...english.description(record) };
}

/** The requirements as the matrices read them, with lineage numbers for ids. */
export const linkedRequirements = rememberedBy(({ requirements }: MajorView): GraduateRequire[] =>
  requirements.map(({ record, indicators }) => ({ ...described(record), children: indicators.map((one) => described(one.record)) })),
);

/** The row of a course in the major matrix, with its bindings. */
export const linkedCourse = rememberedBy((course: CourseView): { row: MajorMatrixCourse; bindings: readonly CourseBinding[] } => ({
  row: {
    id: course.lineage,
    name: storedText(course.record, 'name'),
    classId: course.classId,
    typeId: course.typeId,
    ...english.name(course.record),
  },
  bindings: course.bindings.map(({ indicator, relate, goals }) => {
    return { courseId: course.lineage, requireId: Number(indicator), relate, goals: goals.map(Number) };
  }),
}));

const linkedParts = rememberedBy(({ part, lineage, chapters, goals, placed }: CourseView) => ({
  goals: goals.map(({ record, indicator }) => ({ ...described(record), parentId: Number(indicator), courseId: lineage })),
  projects: chapters.map(({ key, record, theory, practice }) => ({
    id: Number(key),
    courseUnitId: lineage,
    name: storedText(record, 'name'),
    theoryPeriod: theory,
    practicePeriod: practice,
    ...english.chapter(record),
  })),
  points: recordsOf(part, 'point').map((record) => {
    return { ...described(record), title: storedText(record, 'title'), ...english.point(record) };
  }),
  ksas: ksaLetters.flatMap((title) =>
    recordsOf(part, 'ksa')
      .filter(({ under }) => under === title)
      .map((record, at) => ({ ...described(record), title, level: at + 1 })),
  ),
  pointKsas: recordsOf(part, 'pointKsa').map(({ key }) => {
    const [pointId, ksaId] = key.split('-').map(Number);
    return { pointId: pointId!, ksaId: ksaId! };
  }),
  placedPoints: placed.map(({ record, chapter, goal, point, relate }) => ({
    projectId: Number(chapter),
    goalId: Number(goal),
    pointId: Number(point),
    relate,
    study: storedText(record, 'study'),
    teach: storedText(record, 'teach'),
    product: storedText(record, 'product'),
    week: storedText(record, 'week'),
    theoryPeriod: numberOf(record, 'theoryPeriod') ?? 0,
    practicePeriod: numberOf(record, 'practicePeriod') ?? 0,
    ...english.cell(record),
  })),
  taskGoals: recordsOf(part, 'taskGoal').map((record) => ({
    ...described(record),
    product: storedText(record, 'product'),
    projectId: Number(record.under),
  })),
  placedKsas: placedKsasOf(part),
}));

// By far the most records of a course.
function placedKsasOf(part: StatePart): PlacedKsa[] {
  const found: PlacedKsa[] = [];
  for (const { key, fields } of recordsOf(part, 'placedKsa')) {
    const { relate } = fields;
    if (relate !== 0 && relate !== 1) continue;
    const [project, goal, point, taskGoal, ksa] = key.split('-');
    found.push({
      projectId: Number(project),
      goalId: Number(goal),
      pointId: Number(point),
      taskGoalId: Number(taskGoal),
      ksaId: Number(ksa),
      relate,
    });
  }
  return found;
}

/** The matrices of one course below its major, as their own findings read them. */
function linkedMatricesIn(course: CourseView, major: MajorView): LinkedMatrices {
  const { row, bindings } = linkedCourse(course);
  return {
    majorId: major.part.lineage,
    courseId: course.lineage,
    requirements: linkedRequirements(major),
    courses: [row],
    bindings,
    ...linkedParts(course),
  };
}

const known = new WeakMap<CourseView, { major: MajorView; findings: readonly MatrixFinding[] }>();

/** What the matrices of a course lack, as their own findings say it. */
export function courseFindings(course: CourseView, major: MajorView): readonly MatrixFinding[] {
  const kept = known.get(course);
  if (kept?.major === major) return kept.findings;
  const matrices = linkedMatricesIn(course, major);
  const unbound = majorFindings(matrices).filter(({ rule }) => rule === 'goalUnbound');
  const findings = [...unbound, ...courseMatrixFindings(matrices), ...projectMatrixFindings(matrices)];
  known.set(course, { major, findings });
  return findings;
}
