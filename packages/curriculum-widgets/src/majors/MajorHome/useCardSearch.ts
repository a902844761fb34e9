import {
  createKeywordIndex,
  isInitials,
  loadInitials,
  type BeginsWith,
  type CardManager,
  type CourseCard,
  type KeywordIndex,
} from '@college/curriculum-model';
import { useCallback, useMemo, useState } from 'react';

/** Finds cards by name, managers and id, and by the pinyin initials of names as soon as the readings are there; always in the whole text. */
export function useCardSearch(cards: readonly CourseCard[]) {
  const index = useMemo(() => cardIndex(cards), [cards]);
  const [keyword, setKeyword] = useState('');
  const [readings, setReadings] = useState<{ beginsWith?: BeginsWith }>({});
  const found = useMemo(
    () => (keyword.trim() === '' ? null : index.find(keyword, readings.beginsWith)),
    [index, keyword, readings.beginsWith],
  );

  const search = useCallback(async (next: string) => {
    setKeyword(next);
    if (!isInitials(next)) return;
    try {
      const beginsWith = await loadInitials();
      setReadings((known) => (known.beginsWith ? known : { beginsWith }));
    } catch (error) {
      // Text search has already responded; without the readings a keyword finds a little less, and the next one retries.
      console.warn('MajorHome: the readings of Chinese characters could not be loaded.', error);
    }
  }, []);
  return { keyword, found, search };
}

/** An index over all texts of all cards that marks cards. Most pages are left without a search: it is made with the first one. */
export function cardIndex(cards: readonly CourseCard[]) {
  let made: { index: KeywordIndex; owners: readonly number[] } | undefined;
  return {
    find(keyword: string, beginsWith?: BeginsWith): Uint8Array {
      made ??= indexOf(cards);
      const marks = made.index.find(keyword, beginsWith);
      const found = new Uint8Array(cards.length);
      made.owners.forEach((owner, text) => {
        if (marks[text] === 1) found[owner] = 1;
      });
      return found;
    },
  };
}

// Each text by itself: initials must not run on from a name into a manager's.
function indexOf(cards: readonly CourseCard[]) {
  const texts: string[] = [];
  const owners: number[] = [];
  cards.forEach((card, owner) => {
    for (const text of [card.self.label, String(card.self.value), ...card.manager.flatMap(namesOf)]) {
      texts.push(text);
      owners.push(owner);
    }
  });
  return { index: createKeywordIndex(texts), owners };
}

function namesOf({ label, translations }: CardManager): string[] {
  const english = translations?.en?.label?.text;
  return english ? [label, english] : [label];
}
