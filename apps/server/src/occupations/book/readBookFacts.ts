import { officialCounts, type Language, type OccupationBookFacts } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { bookMessages } from '../messages';
import { pathOf, readBook } from './occupationBook';

// What was read for the shipped entries, and under which licences: db/reference/SOURCES.md.
const source = {
  title: { zh: '中华人民共和国职业分类大典（2022年版）', en: 'Occupation classification of China (2022 edition)' },
  url: 'https://github.com/Optima-Chat/china-jobs',
};

/** How much of the classification is here, and where it comes from. */
export async function readBookFacts(db: Queries, language: Language): Promise<OccupationBookFacts> {
  const book = await readBook(db);
  const entries = [...book.byId.values()];
  const atLevel = [0, 0, 0, 0];
  for (const entry of entries) atLevel[pathOf(book, entry).length - 1]! += 1;
  const [major = 0, middle = 0, sub = 0, occupation = 0] = atLevel;
  const loaded = entries.filter(({ origin }) => origin === 'loaded').length;
  return {
    edition: '2022',
    source: {
      title: source.title[language],
      url: source.url,
      note: bookMessages.note({ loaded })[language],
    },
    shipped: { major, middle, sub, occupation },
    official: officialCounts,
    aliases: [...book.oldCodes.values()].reduce((sum, codes) => sum + codes.length, 0),
  };
}
