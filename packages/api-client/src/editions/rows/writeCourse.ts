import { blankFields, courseUnitFields, emptyAdditionalInfo, recordsOf, type CourseUnit, type StatePart } from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { lineageOf, majorOf, writeDerivation } from './lineage';
import { rowValues } from './rowFields';
import { rowMaker } from './rowMaker';
import { writeEntries } from './writeEntries';

/** Makes the rows of a course exactly what its part of a state says; one that is not there is made, or comes back from the trash. */
export function writeCourse(mock: MockState, majorId: number, part: StatePart): void {
  const unit = unitFor(mock, majorId, part.lineage);
  const now = mock.now();
  const [own] = recordsOf(part, 'course');
  if (own) Object.assign(unit, rowValues('course', own, unit, now));
  writeDerivation(mock, 'course', unit.id, own?.fields ?? {});
  const courseId = unit.id;

  const isChapter = (id: number) => mock.courseUnits.some(({ courseMatrixVOS }) => courseMatrixVOS.some((row) => row.id === id));
  const makeChapter = rowMaker(mock, 'chapter', unit.courseMatrixVOS, isChapter);
  const blankChapter = { courseUnitId: courseId, name: '', theoryPeriod: 0, practicePeriod: 0 };
  const chapterIds = new Set(unit.courseMatrixVOS.map(({ id }) => id));
  unit.courseMatrixVOS = recordsOf(part, 'chapter').map((record) => makeChapter(record, blankChapter));
  const chapters = idsByLineage(mock, unit.courseMatrixVOS);

  const ownTasks = mock.taskGoals.filter(({ projectId }) => chapterIds.has(projectId));
  const makeTask = rowMaker(mock, 'taskGoal', ownTasks, has(mock.taskGoals));
  const tasks = recordsOf(part, 'taskGoal').map((record) => {
    const projectId = chapters.get(record.under ?? '') ?? 0;
    return { ...makeTask(record, { projectId, description: '', product: '' }), projectId };
  });
  mock.taskGoals = [...mock.taskGoals.filter(({ projectId }) => !chapterIds.has(projectId)), ...tasks];

  const [otherPoints, ownPoints] = parted(mock.points, courseId);
  const makePoint = rowMaker(mock, 'point', ownPoints, has(mock.points));
  mock.points = [...otherPoints, ...recordsOf(part, 'point').map((record) => makePoint(record, { courseId, title: '', description: '' }))];

  const [otherKsas, ownKsas] = parted(mock.ksas, courseId);
  const makeKsa = rowMaker(mock, 'ksa', ownKsas, has(mock.ksas));
  const levels = new Map<string, number>();
  const ksas = recordsOf(part, 'ksa').map((record) => {
    const title = record.under as 'K' | 'S' | 'A';
    const level = (levels.get(title) ?? 0) + 1;
    levels.set(title, level);
    return { ...makeKsa(record, { courseId, title, level, description: '' }), title, level };
  });
  mock.ksas = [...otherKsas, ...ksas];

  const indicators = idsByLineage(
    mock,
    (mock.requires.get(majorId) ?? []).flatMap(({ children }) => children),
  );
  const [otherGoals, ownGoals] = parted(mock.goals, courseId);
  const makeGoal = rowMaker(mock, 'goal', ownGoals, has(mock.goals));
  const goals = recordsOf(part, 'goal').map((record) => {
    const parentId = indicators.get(record.under ?? '') ?? 0;
    return { ...makeGoal(record, { courseId, parentId, description: '' }), parentId };
  });
  mock.goals = [...otherGoals, ...goals];

  writeSyllabus(mock, courseId, part);
  writeEntries(mock, unit, part, {
    chapters,
    tasks: idsByLineage(mock, tasks),
    points: idsByLineage(
      mock,
      mock.points.filter((row) => row.courseId === courseId),
    ),
    ksas: idsByLineage(mock, ksas),
    indicators,
    goals: idsByLineage(mock, goals),
  });
}

/** The unit of a lineage in a major: stored, in the trash, or new. */
function unitFor(mock: MockState, majorId: number, lineage: number): CourseUnit {
  const isIt = (unit: CourseUnit) => unit.majorId === majorId && lineageOf(mock, unit.id) === lineage;
  const stored = mock.courseUnits.find(isIt);
  const time = mock.now();
  if (stored) {
    Object.assign(stored, { version: (stored.version ?? 0) + 1, updateTime: time });
    return stored;
  }
  const trashed = mock.deletedCourses.find(({ course }) => isIt(course));
  mock.deletedCourses = mock.deletedCourses.filter((entry) => entry !== trashed);
  const unit = trashed?.course ?? newUnit(mock, majorId, lineage);
  mock.courseUnits.push(unit);
  return unit;
}

function newUnit(mock: MockState, majorId: number, lineage: number): CourseUnit {
  const isTaken = (id: number) =>
    mock.courseUnits.some((unit) => unit.id === id) || mock.deletedCourses.some(({ course }) => course.id === id);
  const make = rowMaker<CourseUnit>(mock, 'course', [], isTaken);
  const time = mock.now();
  const own = { majorId, majorName: majorOf(mock, majorId).name, createTime: time, updateTime: time, courseMatrixVOS: [], initing: false };
  return make({ key: String(lineage), fields: {} }, { ...blankFields(courseUnitFields), ...own, version: 1 });
}

function writeSyllabus(mock: MockState, courseId: number, part: StatePart): void {
  const stored = mock.additionalInfos.find(({ courseUnitId }) => courseUnitId === courseId);
  const [record] = recordsOf(part, 'syllabus');
  mock.additionalInfos = mock.additionalInfos.filter((info) => info !== stored);
  if (!record) return;
  const before = stored ?? { ...emptyAdditionalInfo(courseId), id: mock.nextId(), version: 0 };
  const values = rowValues('syllabus', record, before, mock.now());
  mock.additionalInfos.push({ ...before, ...values, version: (before.version ?? 0) + 1 });
}

function idsByLineage(mock: MockState, rows: readonly { id: number }[]): Map<string, number> {
  return new Map(rows.map(({ id }) => [String(lineageOf(mock, id)), id]));
}

const has = (rows: readonly { id: number }[]) => (id: number) => rows.some((row) => row.id === id);

function parted<Row extends { courseId: number }>(rows: readonly Row[], courseId: number): [others: Row[], own: Row[]] {
  return [rows.filter((row) => row.courseId !== courseId), rows.filter((row) => row.courseId === courseId)];
}
