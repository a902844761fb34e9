import { groupBy } from '../../grouping';
import type { Crosswalk, CrosswalkEntry } from '../../majors';
import { lineagesOf } from '../lineages';
import { recordsOf, type CurriculumState, type Key, type StateRecord } from '../state';
import { withoutLoose } from '../withoutLoose';
import { indicatorFates, type IndicatorFate } from './indicatorFates';
import { upgradeCourse } from './upgradeCourse';
import type { IndicatorPiece, UpgradeDecisions } from './upgradeDecision';
import { upgradedHeading } from './upgradedHeading';
import { withNumber } from './withNumber';

/** An item of the new list that somebody has to look at. */
export interface UpgradeReview {
  /** The requirement that the item is now. */
  requirement: Key;
  entry: CrosswalkEntry;
  /** Whether its text does not begin with the old heading and was left as it is. */
  isTextKept: boolean;
}

/** A curriculum under another list of graduation requirements. */
export interface RequirementUpgrade {
  upgraded: CurriculumState;
  /** Indicator points whose requirement has no place in the new list or several, and those with an impossible decision. They stay with their requirement. */
  undecided: readonly Key[];
  /** Every item that is not the same as before. */
  reviews: readonly UpgradeReview[];
  /** The indicator points that are in the place of each old one: itself, another one, its pieces, or none. */
  became: ReadonlyMap<Key, readonly Key[]>;
}

/** Indicator points that are new, by the number of their item. */
export type UpgradeAdditions = Readonly<Record<number, readonly IndicatorPiece[]>>;

/** A number that no record of the kind has, in any edition. */
export type NewKey = (kind: 'requirement' | 'indicator') => Key;

/**
 * Brings the requirements of a state from one list to another; the n-th requirement is the n-th item. What continues one item keeps its lineage, so that goals, supports and matrices stay as they are; what
 * was merged or split says where it comes from. A text loses its old heading and nothing else.
 *
 * @param newKey Numbers for requirements that are new.
 */
export function upgradeRequirements(
  state: CurriculumState,
  { from, to, entries }: Crosswalk,
  decisions: UpgradeDecisions,
  newKey: NewKey,
  additions: UpgradeAdditions = {},
): RequirementUpgrade {
  const old = recordsOf(state.major, 'requirement');
  const claimed = new Set<Key>();
  const byNumber = new Map<number, Key>();
  const reviews: UpgradeReview[] = [];
  const listed = entries
    .toSorted((one, other) => one.new - other.new)
    .map((entry) => {
      const sources = entry.old.flatMap((item) => old[item - 1] ?? []);
      const kept = sources.find(({ key }) => !claimed.has(key));
      if (kept) claimed.add(kept.key);
      const key = kept?.key ?? newKey('requirement');
      const heading = { from: from.headings[old.indexOf(kept!)], to: to.headings[entry.new - 1]! };
      const blank = { description: heading.to.zh, 'description.en': heading.to.en };
      const { fields, isTextKept } =
        kept && heading.from ? upgradedHeading(kept, heading.from, heading.to) : { fields: blank, isTextKept: false };
      byNumber.set(entry.new, key);
      if (entry.kind !== 'same' || isTextKept) reviews.push({ requirement: key, entry, isTextKept });
      return { key, fields: { ...fields, ...derived(kept, sources) } };
    });
  const homes = homesOf(old, entries, byNumber);
  const fates = indicatorFates(recordsOf(state.major, 'indicator'), homes, decisions, byNumber);
  const merged = new Set(entries.flatMap((entry) => entry.old.map((item) => old[item - 1]?.key)));
  const waiting = old.filter(({ key }) => !merged.has(key) && fates.some((fate) => fate.under === key));
  const requirements = [...listed, ...waiting].map((record, at) => withNumber(record, String(at + 1)));
  const added = new Map(Object.entries(additions).map(([item, pieces]) => [byNumber.get(Number(item)), pieces.map(addedIndicator)]));
  const indicator = numbered(requirements, fates, added);
  const followed = recordsOf(state.major, 'major').map((one) => ({ ...one, fields: { ...one.fields, standard: to.standard ?? '' } }));
  return {
    upgraded: withoutLoose({
      major: { ...state.major, records: { ...state.major.records, major: followed, requirement: requirements, indicator } },
      courses: state.courses.map((part) => upgradeCourse(part, fates)),
    }),
    undecided: fates.filter(({ isUndecided }) => isUndecided).map(({ key }) => key),
    reviews,
    became: new Map(fates.map(({ key, supports }) => [key, supports])),
  };
}

function addedIndicator({ key, description, english }: IndicatorPiece): StateRecord {
  return { key, fields: { description, 'description.en': english } };
}

/** Where a record comes from, if it does not simply go on. */
function derived(kept: StateRecord | undefined, sources: readonly StateRecord[]): StateRecord['fields'] {
  const others = sources.filter((record) => record !== kept).map(({ key }) => Number(key));
  if (others.length === 0) return {};
  return { derivedFrom: [...new Set([...lineagesOf(kept?.fields.derivedFrom), ...others])] };
}

/** The requirements to which those of the old list lead, by key. */
function homesOf(
  old: readonly StateRecord[],
  entries: readonly CrosswalkEntry[],
  byNumber: ReadonlyMap<number, Key>,
): ReadonlyMap<Key, readonly Key[]> {
  return new Map(
    old.map(({ key }, at) => [key, entries.flatMap((entry) => (entry.old.includes(at + 1) ? (byNumber.get(entry.new) ?? []) : []))]),
  );
}

/** The indicator points in their new order, those that are new last, each with the number of its place. */
function numbered(
  requirements: readonly StateRecord[],
  fates: readonly IndicatorFate[],
  added: ReadonlyMap<Key | undefined, readonly StateRecord[]>,
): StateRecord[] {
  const lists = groupBy(fates, ({ under }) => under);
  return requirements.flatMap(({ key: under }, at) =>
    [...(lists.get(under) ?? []).flatMap(({ records }) => records), ...(added.get(under) ?? [])].map((record, index) => ({
      ...withNumber(record, `${at + 1}.${index + 1}`),
      under,
    })),
  );
}
