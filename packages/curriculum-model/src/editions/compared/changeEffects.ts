import type { Change } from '../change';
import type { EditionGap } from '../figures';
import { readPlace, type Place } from '../places';
import { strengthRank } from '../strengthRank';

/** A gap that a change opens or closes. */
export interface GapEffect extends EditionGap {
  type: 'opened' | 'closed';
}

interface Located {
  change: Change;
  kind: string;
  key: string;
  lineage?: number;
}

/**
 * Which changes open and close which gaps, by the place of the change. A gap belongs to the changes that can have made it: those of support in its direction, then any others of support,
 * then those of what it is about. Several changes may share one, and what no change explains belongs to the record itself.
 */
export function changeEffects(
  changes: readonly Change[],
  { opened, closed }: { opened: readonly EditionGap[]; closed: readonly EditionGap[] },
): ReadonlyMap<Place, readonly GapEffect[]> {
  const located = changes.flatMap((change): Located[] => {
    const place = readPlace(change.at);
    return place ? [{ change, kind: place.kind, key: place.key, ...(place.lineage === undefined ? {} : { lineage: place.lineage }) }] : [];
  });
  const effects = new Map<Place, GapEffect[]>();
  const add = (type: GapEffect['type'], gap: EditionGap) => {
    for (const { change } of causesOf(located, type, gap)) {
      const known = effects.get(change.at);
      if (known) known.push({ type, ...gap });
      else effects.set(change.at, [{ type, ...gap }]);
    }
  };
  for (const gap of opened) add('opened', gap);
  for (const gap of closed) add('closed', gap);
  return effects;
}

function causesOf(located: readonly Located[], type: GapEffect['type'], { rule, at }: EditionGap): readonly Located[] {
  const { kind, key, lineage } = readPlace(at) ?? { kind: '', key: '' };
  const isHere = (one: Located) => one.change.at === at;
  const ofCourse = (one: Located) => one.lineage === lineage;
  const direction = type === 'opened' ? -1 : 1;
  const first = (...tiers: ((one: Located) => boolean)[]) =>
    tiers.map((tier) => located.filter(tier)).find((found) => found.length > 0) ?? [];
  if (kind === 'indicator') {
    const supports = (one: Located) => one.kind === 'binding' && one.key === key;
    return first(
      (one) => isHere(one) && one.change.type === 'added',
      (one) => supports(one) && directionOf(one.change) === direction,
      supports,
      // The only course that is left may have become an elective one.
      (one) =>
        rule === 'indicatorOnOneElective' && one.kind === 'course' && one.change.type === 'changed' && changesField(one.change, 'classId'),
      isHere,
    );
  }
  if (kind === 'binding') {
    const bound = (one: Located) => ofCourse(one) && one.kind === 'goal';
    return first(
      (one) => isHere(one) && one.change.type === 'added',
      (one) => bound(one) && bindsUnder(one.change, key),
      bound,
      isHere,
    );
  }
  return first(
    (one) => isHere(one) && (one.change.type === 'added' || changesField(one.change, 'classId')),
    (one) => ofCourse(one) && one.kind === 'binding' && directionOf(one.change) === direction,
    (one) => ofCourse(one) && one.kind === 'binding',
    isHere,
  );
}

/** Whether a change gives more support or less. */
function directionOf(change: Change): number {
  if (change.type === 'added') return 1;
  if (change.type === 'removed') return -1;
  const strength = change.type === 'changed' ? change.fields.find(({ name }) => name === 'relate') : undefined;
  return strength ? Math.sign(strengthRank(strength.after) - strengthRank(strength.before)) : 0;
}

/** Whether a change of a goal decides if the support of an indicator point is bound to it. */
function bindsUnder(change: Change, indicator: string): boolean {
  switch (change.type) {
    case 'added':
    case 'removed':
      return change.record.under === indicator;
    case 'moved':
      return change.from.under === indicator || change.to.under === indicator;
    default:
      return changesField(change, 'isBound');
  }
}

function changesField(change: Change, field: string): boolean {
  return change.type === 'changed' && change.fields.some(({ name }) => name === field);
}
