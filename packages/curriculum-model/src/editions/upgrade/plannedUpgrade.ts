import type { Language } from '../../language';
import type { Crosswalk } from '../../majors';
import { indicatorsOf } from '../../matrices';
import type { UpgradePlan } from '../calls/upgrade';
import { gapSentences } from '../compared/gapSentences';
import { changeDescriber } from '../describe';
import { majorMatrixOf, type CoverageChange } from '../figures';
import { fieldText } from '../fieldText';
import { passedLimits } from '../plan/passedLimits';
import { englishFieldName } from '../shapeFields';
import { recordsOf, type CurriculumState, type Key } from '../state';
import { likeItem } from './alikeIndicators';
import { inEither } from './inEither';
import { quotedNumbers, type NumberQuote } from './quotedNumbers';
import type { RequirementUpgrade } from './upgradeRequirements';

function waysIn({ entries }: Crosswalk) {
  return (old: number) => entries.flatMap((entry) => (entry.old.includes(old) ? [entry.new] : []));
}

type Numbers = ReadonlyMap<Key, string>;

/** The printed numbers of requirements and indicator points, by key. */
function numbersOf(state: CurriculumState): Record<'requirement' | 'indicator', Numbers> {
  const list = indicatorsOf(majorMatrixOf(state));
  return {
    requirement: new Map(list.map(({ id, number }) => [String(id), number])),
    indicator: new Map(list.flatMap(({ indicators }) => indicators.map((one) => [String(one.id), one.number] as const))),
  };
}

/** The requirements of a state and where each leads. */
export function requirementsIn(state: CurriculumState, crosswalk: Crosswalk, language: Language): UpgradePlan['requirements'] {
  const waysOf = waysIn(crosswalk);
  return indicatorsOf(majorMatrixOf(state, language)).map(({ id, number, requirement }, at) => {
    return { key: String(id), number, text: requirement.description, ways: waysOf(at + 1) };
  });
}

/** Every indicator point of a state and what becomes of it. */
export function indicatorsIn(
  state: CurriculumState,
  { upgraded, undecided, became }: RequirementUpgrade,
  crosswalk: Crosswalk,
  language: Language,
): UpgradePlan['indicators'] {
  const bindings = state.courses.flatMap((part) => recordsOf(part, 'binding').map(({ key }) => key));
  const goals = state.courses.flatMap((part) => recordsOf(part, 'goal').map(({ under }) => under));
  const records = new Map(recordsOf(state.major, 'indicator').map((record) => [record.key, record]));
  const open = new Set(undecided);
  const numbers = numbersOf(upgraded).indicator;
  const waysOf = waysIn(crosswalk);
  return indicatorsOf(majorMatrixOf(state, language)).flatMap(({ id, indicators }, at) =>
    indicators.map((one) => {
      const key = String(one.id);
      const ways = waysOf(at + 1);
      const record = records.get(key)!;
      return {
        key,
        number: one.number,
        text: one.indicator.description,
        description: fieldText(record, 'description', 'zh'),
        english: fieldText(record, englishFieldName('description'), 'zh'),
        requirement: String(id),
        ways,
        suggestedItem: ways.length === 1 ? null : likeItem(record, crosswalk, ways),
        isUndecided: open.has(key),
        becomes: (became.get(key) ?? []).flatMap((fresh) => numbers.get(fresh) ?? []),
        courses: bindings.filter((binding) => binding === key).length,
        goals: goals.filter((under) => under === key).length,
      };
    }),
  );
}

/** The items of the new list that somebody has to look at. */
export function demandsIn({ upgraded, reviews }: RequirementUpgrade, { to }: Crosswalk, language: Language): UpgradePlan['demands'] {
  const below = new Set(recordsOf(upgraded.major, 'indicator').map(({ under }) => under));
  return reviews.map(({ requirement, entry, isTextKept }) => ({
    item: entry.new,
    heading: inEither(to.headings[entry.new - 1], language) ?? '',
    kind: entry.kind,
    review: inEither(entry.review, language) ?? null,
    isTextKept,
    isEmpty: !below.has(requirement),
  }));
}

/** Texts that quote numbers that are other ones in the new list. */
export function quotesIn(state: CurriculumState, { upgraded, became }: RequirementUpgrade, crosswalk: Crosswalk): NumberQuote[] {
  const [was, is] = [numbersOf(state), numbersOf(upgraded)];
  const waysOf = waysIn(crosswalk);
  const only = (numbers: readonly string[]) => (numbers.length === 1 ? numbers[0]! : null);
  const changes = new Map<string, string | null>([
    ...[...was.requirement.values()].map((number) => [number, only(waysOf(Number(number)).map(String))] as const),
    ...[...was.indicator].map(
      ([key, number]) => [number, only((became.get(key) ?? []).flatMap((fresh) => is.indicator.get(fresh) ?? []))] as const,
    ),
  ]);
  const known = new Set(recordsOf(state.major, 'indicator').map(({ key }) => key));
  const written = new Set(recordsOf(upgraded.major, 'indicator').filter(({ key }) => !known.has(key)));
  return quotedNumbers(upgraded, changes, (record) => written.has(record));
}

/** The same in words. */
export function quotesInWords(quotes: readonly NumberQuote[], state: CurriculumState, language: Language): UpgradePlan['quotes'] {
  const describe = changeDescriber(state, state, language);
  return quotes.map(({ at, fields, isClear }) => {
    const { course, label, name, fields: described } = describe({ type: 'changed', at, fields });
    return { at, course, label, name, fields: [...described], isClear };
  });
}

/** What stands against an upgrade, and the gaps that it opens and closes. */
export function findingsIn(
  before: CurriculumState,
  after: CurriculumState,
  { opened, closed }: Pick<CoverageChange, 'opened' | 'closed'>,
  language: Language,
): UpgradePlan['findings'] {
  const [was, is] = [gapSentences(before, language), gapSentences(after, language)];
  return [
    ...passedLimits([before], after, language).map((passed) => ({ type: 'blocks' as const, rule: null, ...passed })),
    ...opened.map((gap) => ({ type: 'opened' as const, ...gap, message: is(gap) })),
    ...closed.map((gap) => ({ type: 'closed' as const, ...gap, message: was(gap) })),
  ];
}
