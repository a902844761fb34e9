import { filterByKeyword, numberedText, type Indicator } from '@college/curriculum-model';
import type { CopySubject } from '../CopyWizardSource';

/** Indicator points under one requirement. */
export interface IndicatorGroup {
  key: string;
  /** The requirement in its own words; null where only its number is known. */
  heading: string | null;
  number: string;
  indicators: readonly Indicator[];
}

/** The indicator points that match, under their requirements in the order of the major; a point without a requirement is grouped by its number. */
export function indicatorGroups({ target, requires = [] }: Pick<CopySubject, 'target' | 'requires'>, keyword: string): IndicatorGroup[] {
  const requireOf = new Map(requires.flatMap((require) => require.children.map(({ id }) => [id, require] as const)));
  const groups = new Map<string, IndicatorGroup & { indicators: Indicator[] }>();
  for (const indicator of filterByKeyword(target, keyword, ({ description }) => [description])) {
    const require = requireOf.get(indicator.id);
    const number = numberedText(indicator.description).number.split('.')[0] ?? '';
    const key = require ? `require-${require.id}` : `number-${number}`;
    const group = groups.get(key) ?? { key, heading: require?.description ?? null, number, indicators: [] };
    group.indicators.push(indicator);
    groups.set(key, group);
  }
  return [...groups.values()];
}
