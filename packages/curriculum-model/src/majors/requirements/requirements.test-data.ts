import fc from 'fast-check';
import type { Bilingual } from '../../language';
import type { Requirements } from './requirement';
import type { RequirementsAct } from './requirementsHistory';

const words = fc.constantFrom('能求解', '工程知识', 'Solve problems', '沟通 3 次', '终身学习。');
const numbers = fc.constantFrom('', '1 ', '7、', '1.1 ', '12.3 ', '4.');
const texts = fc.tuple(numbers, words).map(([number, text]) => number + text);

/** Lists with right, wrong and missing numbers; ids are stored ones. */
export const someRequirements: fc.Arbitrary<Requirements> = fc
  .array(fc.tuple(texts, fc.array(fc.tuple(texts, fc.option(texts, { nil: '' })), { maxLength: 4 })), { maxLength: 5 })
  .map((list) =>
    list.map(([description, indicators], at) => ({
      key: `require-id-${at + 1}`,
      id: at + 1,
      description,
      english: '',
      indicators: indicators.map(([text, english], index) => {
        const id = (at + 1) * 100 + index;
        return { key: `indicator-id-${id}`, id, description: text, english };
      }),
    })),
  );

const places = fc.nat({ max: 6 });
const headings: fc.Arbitrary<Bilingual[]> = fc.array(fc.constant({ zh: '沟通', en: 'Communication' }), { maxLength: 3 });

/** An action on whichever item has a position of the list at that moment. */
export const someActs: fc.Arbitrary<((list: Requirements) => RequirementsAct)[]> = fc.array(
  fc.oneof(
    fc.tuple(places, texts).map(
      ([at, text]) =>
        (list: Requirements) =>
          ({ type: 'textChanged', key: keyAt(list, at), field: 'description', text }) as const,
    ),
    fc.constant(() => ({ type: 'requirementAdded' }) as const),
    places.map((at) => (list: Requirements) => ({ type: 'indicatorsAdded', requirementKey: list[at]?.key ?? '' }) as const),
    fc.tuple(places, places, places).map(
      ([at, toIndex, to]) =>
        (list: Requirements) =>
          ({ type: 'moved', key: keyAt(list, at), toIndex, requirementKey: list[to]?.key }) as const,
    ),
    places.map((at) => (list: Requirements) => ({ type: 'removed', key: keyAt(list, at) }) as const),
    fc.constant(() => ({ type: 'renumbered' }) as const),
    headings.map((adopted) => () => ({ type: 'headingsAdopted', headings: adopted }) as const),
  ),
  { maxLength: 12 },
);

function keyAt(list: Requirements, at: number): string {
  return list.flatMap((requirement) => [requirement.key, ...requirement.indicators.map(({ key }) => key)])[at * 2] ?? '';
}
