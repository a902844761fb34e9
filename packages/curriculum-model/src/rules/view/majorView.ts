import { recordsOf, type StatePart, type StateRecord } from '../../editions';
import { groupBy } from '../../grouping';
import type { Bilingual } from '../../language';
import { rememberedBy } from './memo';
import { named, storedText, textOf } from './recordTexts';

/** An indicator point as the rules read it. */
export interface IndicatorView {
  key: string;
  record: StateRecord;
  /** By its place: 2.1. */
  number: string;
  text: Bilingual;
  /** Number and text. */
  name: Bilingual;
}

/** A graduation requirement with its indicator points. */
export interface RequirementView extends IndicatorView {
  indicators: readonly IndicatorView[];
}

/** A major without its courses as the rules read it. */
export interface MajorView {
  part: StatePart;
  /** The accreditation standard that it follows; empty for none. */
  standard: string;
  requirements: readonly RequirementView[];
  indicators: readonly IndicatorView[];
  indicator: (key: string) => IndicatorView | undefined;
}

/** What the rules read of the part of a major. */
export const majorView = rememberedBy((part: StatePart): MajorView => {
  const [major] = recordsOf(part, 'major');
  const owned = groupBy(recordsOf(part, 'indicator'), ({ under }) => under);
  const requirements = recordsOf(part, 'requirement').map((record, at): RequirementView => {
    const number = `${at + 1}`;
    const indicators = (owned.get(record.key) ?? []).map((own, index) => viewOf(own, `${number}.${index + 1}`));
    return { ...viewOf(record, number), indicators };
  });
  const indicators = requirements.flatMap((requirement) => requirement.indicators);
  const byKey = new Map(indicators.map((one) => [one.key, one]));
  return { part, standard: major ? storedText(major, 'standard') : '', requirements, indicators, indicator: (key) => byKey.get(key) };
});

function viewOf(record: StateRecord, number: string): IndicatorView {
  const text = textOf(record, 'description');
  return { key: record.key, record, number, text, name: named(number, text) };
}
