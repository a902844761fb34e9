import { getOccupationBook, getOccupationBookFacts, listOccupationLevels, searchOccupationBook } from '@college/api-client/contract';
import { handle, type MountedCall } from '../../http/call';
import { notFound } from '../../http/refusal';
import { bookMessages } from '../messages';
import { readBook } from './occupationBook';
import { presentEntry, presentLevels, presentTop } from './presentEntry';
import { readBookFacts } from './readBookFacts';
import { searchBook } from './searchBook';

/** The calls about the classification of occupations. */
export const bookCalls: readonly MountedCall[] = [
  handle(getOccupationBook, async ({ db, query: { code = '' }, language }) => {
    const book = await readBook(db);
    if (code.trim() === '') return presentTop(book, language);
    const entry = book.byCode.get(code.trim());
    if (!entry) throw notFound(bookMessages.unknownCode);
    return presentEntry(book, entry, language);
  }),
  handle(searchOccupationBook, ({ db, query, language }) => searchBook(db, query.keyword, language)),
  handle(getOccupationBookFacts, ({ db, language }) => readBookFacts(db, language)),
  handle(listOccupationLevels, async ({ db, language }) => presentLevels(await readBook(db), language)),
];
