import type { Language } from '../language';
import type { Basis, Evidence } from './assistantSchema';
import { sharedTerms } from './sharedTerms';
import { createSimilarityIndex } from './similarityIndex';

/** Something with a title, in one or more languages, and where it comes from in words. */
export interface Titled {
  titles: readonly string[];
  origin: string;
  /** The record it comes from. */
  basis?: Basis;
}

// Half of what both titles hold: "数据结构与算法" and "数据结构", but not "软件测试" and "软件工程".
const minScore = 0.5;
const most = 5;

/** Something that has a like title, and why. */
export interface LikeTitle<Item extends Titled> {
  item: Item;
  evidence: Evidence;
}

/** Answers what has a like title, the most like first; nothing where nothing is like it, for the assistant invents nothing. */
export function titleIndex<Item extends Titled>(items: readonly Item[], language: Language): (title: string) => LikeTitle<Item>[] {
  const index = createSimilarityIndex(items.map(({ titles }) => titles));
  return (title) =>
    index.find(title, { minScore, limit: most }).flatMap(({ at, score }) => {
      const item = items[at];
      if (!item) return [];
      const { titles, origin, basis } = item;
      const terms = sharedTerms(title, titles.join(' | '), language);
      return [{ item, evidence: { score, terms, origin, ...(basis ? { basis } : {}) } }];
    });
}
