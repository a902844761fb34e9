import { textProfile } from '../../assistant/bigrams';
import { createSimilarityIndex, likeness } from '../../assistant/similarityIndex';
import type { Crosswalk } from '../../majors';
import { englishFieldName } from '../shapeFields';
import type { Key, StateRecord } from '../state';

/** From this likeness on two indicator points are offered to be merged. */
const nearlyTheSame = 0.6;
/** Below it an item is no suggestion. */
const leastLike = 0.2;

/** Two indicator points that say nearly the same. */
export interface AlikePair {
  keys: [Key, Key];
  likeness: number;
}

/** The pairs of indicator points that come under one item and say nearly the same, in either language; the most alike first. */
export function alikePairs(indicators: readonly StateRecord[]): AlikePair[] {
  const profiles = indicators.map(({ key, fields }) => ({ key, texts: textsOf(fields).map(textProfile) }));
  return profiles
    .flatMap(({ key, texts }, at) =>
      profiles.slice(at + 1).map((other): AlikePair => {
        const scores = texts.map((text, language) => likeness(text, other.texts[language]!));
        return { keys: [key, other.key], likeness: Math.max(...scores) };
      }),
    )
    .filter((pair) => pair.likeness >= nearlyTheSame)
    .toSorted((one, other) => other.likeness - one.likeness);
}

/** The item of the new list that the words of an indicator point are most alike; null where none is. */
export function likeItem({ fields }: StateRecord, { to, entries }: Crosswalk, ways: readonly number[]): number | null {
  const items = to.headings.map((_, at) => at + 1).filter((item) => ways.length === 0 || ways.includes(item));
  const index = createSimilarityIndex(
    items.map((item) => {
      const { zh, en } = to.headings[item - 1]!;
      const review = entries.find((entry) => entry.new === item)?.review;
      return [zh, en, review?.zh ?? '', review?.en ?? ''];
    }),
  );
  const best = textsOf(fields)
    .flatMap((text) => index.find(text, { minScore: leastLike, limit: 1 }))
    .toSorted((one, other) => other.score - one.score)[0];
  return best ? items[best.at]! : null;
}

function textsOf(fields: StateRecord['fields']): string[] {
  return ['description', englishFieldName('description')].map((name) => {
    const text = fields[name];
    return typeof text === 'string' ? text : '';
  });
}
