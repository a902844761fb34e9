import { textOf } from '../../fields';
import { courseCellTextNames } from '../../records';
import type { Language } from '../../language';
import { columnAt, placeKey, type LinkedMatrices, type PlacedKsa, type PlacedPoint } from '../linked';
import { relateOption } from '../relateOptions';
import type { ImportChange, ImportCounts } from './importPlan';
import { pointCode } from './placedPoints';

/** What differs between two states of the course and project matrices, entry by entry, in words. */
export function courseImportChanges(
  base: LinkedMatrices,
  now: LinkedMatrices,
  language: Language,
): { changes: ImportChange[]; counts: ImportCounts } {
  const points = compared(base.placedPoints, now.placedPoints, placeKey);
  const ksas = compared(base.placedKsas, now.placedKsas, (entry) => `${placeKey(entry)} ${entry.taskGoalId} ${entry.ksaId}`);
  const changes = [
    ...points.pairs.map(({ was, is }) => changeOf(was, is, placeWords(base, (was ?? is)!, language), (one) => pointWords(one, language))),
    ...ksas.pairs.map(({ was, is }) =>
      changeOf(was, is, ksaPlaceWords(base, (was ?? is)!, language), (one) => relateOption(one.relate, language).code),
    ),
  ];
  const count = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    changes,
    counts: { added: count('added'), changed: count('changed'), removed: count('removed'), same: points.same + ksas.same },
  };
}

function compared<Entry>(base: readonly Entry[], now: readonly Entry[], key: (entry: Entry) => string) {
  const before = new Map(base.map((entry) => [key(entry), entry]));
  const after = new Map(now.map((entry) => [key(entry), entry]));
  const all = [...before.keys(), ...[...after.keys()].filter((one) => !before.has(one))];
  const pairs = all.map((one) => ({ was: before.get(one), is: after.get(one) }));
  const differing = pairs.filter(({ was, is }) => !was || !is || JSON.stringify(was) !== JSON.stringify(is));
  return { pairs: differing, same: pairs.length - differing.length };
}

function changeOf<Entry>(
  was: Entry | undefined,
  is: Entry | undefined,
  place: { row: string; column: string },
  say: (entry: Entry) => string,
) {
  const kind = was ? (is ? 'changed' : 'removed') : 'added';
  return { kind, ...place, before: was ? say(was) : '', after: is ? say(is) : '' } as const satisfies ImportChange;
}

function placeWords(
  base: LinkedMatrices,
  { projectId, goalId, pointId }: Pick<PlacedPoint, 'projectId' | 'goalId' | 'pointId'>,
  language: Language,
) {
  const project = base.projects.find(({ id }) => id === projectId);
  const point = base.points.find(({ id }) => id === pointId);
  const column = columnAt(base, goalId);
  const title = point ? textOf(point, 'title', language) : '';
  return {
    row: `${project ? textOf(project, 'name', language) : ''} · ${pointCode(base, pointId, language)} ${title}`,
    column: column ? `${column.code} ${textOf(column.goal, 'description', language)}` : '',
  };
}

function ksaPlaceWords(base: LinkedMatrices, entry: PlacedKsa, language: Language) {
  const { row } = placeWords(base, entry, language);
  const ksa = base.ksas.find(({ id }) => id === entry.ksaId);
  const goal = base.taskGoals.find(({ id }) => id === entry.taskGoalId);
  return { row, column: `${ksa ? `${ksa.title}${ksa.level}` : ''} · ${goal ? textOf(goal, 'description', language) : ''}` };
}

function pointWords(placed: PlacedPoint, language: Language): string {
  const texts = courseCellTextNames.map((field) => textOf(placed, field, language)).filter((text) => text !== '');
  return [relateOption(placed.relate, language).code, ...texts, `${placed.theoryPeriod}+${placed.practicePeriod}`].join(' · ');
}
