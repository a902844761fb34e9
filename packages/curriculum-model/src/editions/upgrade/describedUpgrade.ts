import type { Language } from '../../language';
import { indicatorsOf } from '../../matrices';
import type { DescribedUpgrade } from '../calls/receipt';
import { lineagesOf } from '../lineages';
import { majorMatrixOf } from '../figures';
import { recordsOf, type CurriculumState, type Key } from '../state';
import { inEither } from './inEither';
import type { AskedUpgrade } from './upgradePlan';

/** What a receipt keeps of an upgrade. */
export type KeptUpgrade = Pick<AskedUpgrade, 'crosswalk' | 'decisions' | 'answers'>;

/** Puts what was decided in an upgrade into words, from the states before and after it. */
export function describeUpgrade(
  { crosswalk, decisions, answers }: KeptUpgrade,
  before: CurriculumState,
  after: CurriculumState,
  language: Language,
): DescribedUpgrade {
  const numbers = new Map(
    indicatorsOf(majorMatrixOf(after)).flatMap(({ indicators }) => indicators.map((one) => [String(one.id), one.number])),
  );
  const pieces = (key: Key) =>
    recordsOf(after.major, 'indicator')
      .filter(({ fields }) => lineagesOf(fields.derivedFrom).includes(Number(key)))
      .map((one) => one.key);
  const placesOf = (key: Key): Key[] => {
    const decision = decisions[key];
    if (decision?.act === 'merge') return [decision.into];
    return decision?.act === 'split' ? pieces(key) : [key];
  };
  return {
    from: inEither(crosswalk.from.name, language) ?? '',
    to: inEither(crosswalk.to.name, language) ?? '',
    indicators: indicatorsOf(majorMatrixOf(before, language)).flatMap(({ indicators }) =>
      indicators.flatMap(({ id, number, indicator }) => {
        const key = String(id);
        const decision = decisions[key];
        if (!decision) return [];
        const becomes = placesOf(key).flatMap((one) => numbers.get(one) ?? []);
        return [{ key, number, text: indicator.description, act: decision.act, becomes, reason: decision.reason ?? '' }];
      }),
    ),
    demands: crosswalk.entries
      .toSorted((one, other) => one.new - other.new)
      .flatMap(({ new: item, kind, review }) => {
        const answer = answers[item];
        const heading = crosswalk.to.headings[item - 1];
        if (!answer || !heading) return [];
        return [{ item, heading: inEither(heading, language) ?? '', kind, review: inEither(review, language) ?? null, answer: answer.act }];
      }),
  };
}
