import { readStates, type Chapter } from './book';
import { code, table } from './markdown';

/** Every specified state with the stories that show it. */
export function stateTable(book: readonly Chapter[]): string {
  const storiesOf = new Map<string, string[]>();
  for (const { id, states } of book.flatMap(({ stories }) => stories)) {
    for (const state of states) storiesOf.set(state.id, [...(storiesOf.get(state.id) ?? []), id]);
  }
  return table(
    ['State', '中文', 'English', 'Codes', 'Story'],
    readStates().map(({ id, title, codes = [] }) => [
      code(id),
      title.zh,
      title.en,
      codes.join(', '),
      (storiesOf.get(id) ?? []).map(code).join(', '),
    ]),
  );
}
