import { groupBy } from '../../grouping';
import { sum } from '../../hours';
import { blankFields, courseCellFields, courseCellTextNames } from '../../records';
import type { ReportData } from '../../syllabus';
import { recordsOf, type StatePart, type StateRecord } from '../state';
import { englishTexts } from './englishTexts';

/** A line of the report's project matrix with the number that its KSA entries name. */
export type PlacedEntry = ReportData['projectMatrix'][number] & { id: number };

/** The points that a course placed, in the order of the points; they are numbered from 1, as a state has no numbers for them. */
export function projectMatrixOf(course: StatePart, takenAt: string): PlacedEntry[] {
  const points = new Map(recordsOf(course, 'point').map((point, at) => [point.key, { point, number: at + 1 }]));
  return sortedEntries(course, points).flatMap((record, at): PlacedEntry[] => {
    const [projectId, goalId, pointKey] = record.key.split('-');
    const placed = points.get(pointKey ?? '');
    const relate = strengthOf(record);
    if (!placed || relate === undefined) return [];
    const { point, number } = placed;
    const values = { ...blankFields(courseCellFields), ...cellFields(record) };
    return [
      {
        id: at + 1,
        projectId: Number(projectId),
        graduateRequireId: Number(goalId),
        relate,
        point: {
          title: textOf(point, 'title'),
          description: textOf(point, 'description'),
          number,
          ...englishTexts(point, ['title', 'description'], takenAt),
        },
        ...values,
        period: sum([values.theoryPeriod, values.practicePeriod]),
        ...englishTexts(record, courseCellTextNames, takenAt),
      },
    ];
  });
}

/** The KSA entries below them, in the order of task goals and KSA items. */
export function pointMatrixOf(course: StatePart, entries: readonly PlacedEntry[], takenAt: string): ReportData['pointMatrix'] {
  const keyOf = keysOfPoints(course);
  const ids = new Map(entries.map((entry) => [`${entry.projectId}-${entry.graduateRequireId}-${keyOf(entry)}`, entry.id]));
  const taskPlaces = new Map(recordsOf(course, 'taskGoal').map(({ key }, at) => [key, at]));
  const ksas = ksaItems(course);
  return recordsOf(course, 'placedKsa')
    .flatMap((record) => {
      const [chapter, goal, point, taskGoal = '', ksaKey = ''] = record.key.split('-');
      const projectMatrixId = ids.get(`${chapter}-${goal}-${point}`);
      const [item, relate] = [ksas.get(ksaKey), strengthOf(record)];
      if (projectMatrixId === undefined || !item || relate === undefined) return [];
      const { title, level, record: ksa } = item;
      const description = textOf(ksa, 'description');
      const line = {
        projectMatrixId,
        taskGoalId: Number(taskGoal),
        relate,
        ksa: { title, level, description, ...englishTexts(ksa, ['description'], takenAt) },
      };
      return [{ line, task: taskPlaces.get(taskGoal) ?? 0, letter: title, level }];
    })
    .toSorted((one, other) => one.task - other.task || one.letter.localeCompare(other.letter) || one.level - other.level)
    .map(({ line }) => line);
}

function sortedEntries(course: StatePart, points: ReadonlyMap<string, { number: number }>): StateRecord[] {
  const numberOf = ({ key }: StateRecord) => points.get(key.split('-')[2] ?? '')?.number ?? 0;
  return recordsOf(course, 'placedPoint').toSorted((one, other) => numberOf(one) - numberOf(other));
}

function keysOfPoints(course: StatePart): (entry: PlacedEntry) => string | undefined {
  const points = recordsOf(course, 'point');
  return ({ point: { number = 0 } }) => points[number - 1]?.key;
}

/** The KSA items by key, numbered by their places under their letters. */
function ksaItems(course: StatePart) {
  const byLetter = groupBy(recordsOf(course, 'ksa'), ({ under }) => under);
  return new Map(
    (['K', 'S', 'A'] as const).flatMap((title) =>
      (byLetter.get(title) ?? []).map((record, at) => [record.key, { title, level: at + 1, record }] as const),
    ),
  );
}

function strengthOf({ fields: { relate } }: StateRecord): 0 | 1 | undefined {
  return relate === 0 || relate === 1 ? relate : undefined;
}

function cellFields({ fields }: StateRecord): Partial<ReturnType<typeof blankFields<typeof courseCellFields>>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(courseCellFields, name)));
}

function textOf({ fields }: StateRecord, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
