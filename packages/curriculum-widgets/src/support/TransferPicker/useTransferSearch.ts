import { createKeywordIndex, isInitials, loadInitials, type BeginsWith, type KeywordIndex } from '@college/curriculum-model';
import { useMemo, useState } from 'react';
import type { TransferItem } from '../transferItems';

/** Finds items by code and text at once, and by pinyin initials as soon as the readings are there. */
export function useTransferSearch(items: readonly TransferItem[], codeOf: (item: TransferItem) => string) {
  const index = useMemo(() => indexOnDemand(items, codeOf), [items, codeOf]);
  const [keyword, setKeyword] = useState('');
  const [readings, setReadings] = useState<{ beginsWith?: BeginsWith }>({});

  const found = useMemo(
    () => (keyword.trim() === '' ? null : index().find(keyword, readings.beginsWith)),
    [index, keyword, readings.beginsWith],
  );

  async function search(next: string) {
    setKeyword(next);
    if (readings.beginsWith || !isInitials(next)) return;
    try {
      const beginsWith = await loadInitials();
      setReadings({ beginsWith });
    } catch (error) {
      // Text search has answered already; without the readings a keyword finds a little less, and the next one asks again.
      console.warn('TransferPicker: the readings of Chinese characters could not be loaded.', error);
    }
  }

  return { found, search };
}

// Most pickers are closed without a search: the texts are put together with the first one.
function indexOnDemand(items: readonly TransferItem[], codeOf: (item: TransferItem) => string) {
  let made: KeywordIndex | undefined;
  return () => (made ??= createKeywordIndex(items.map((item) => `${codeOf(item)} ${item.label}`)));
}
