import type { NewsItem } from '@college/curriculum-model';
import { newsItems } from '@college/curriculum-model/fixtures';

/** The news of the sample college: more than a page holds, so that the pagination shows (reference §2.9). */
export function newsSeed(): NewsItem[] {
  return [...newsItems];
}
