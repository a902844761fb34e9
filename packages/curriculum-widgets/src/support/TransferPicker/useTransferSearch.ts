import { createKeywordIndex, isInitials, loadInitials, type BeginsWith, type KeywordIndex } from '@college/curriculum-model';
import { useCallback, useMemo, useState } from 'react';
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

  const search = useCallback(async (next: string) => {
    setKeyword(next);
    if (!isInitials(next)) return;
    try {
      const beginsWith = await loadInitials();
      setReadings((known) => (known.beginsWith ? known : { beginsWith }));
    } catch (error) {
      // Text search has already responded; without the readings a keyword finds a little less, and the next one retries.
      console.warn('TransferPicker: the readings of Chinese characters could not be loaded.', error);
    }
  }, []);

  /** Puts the texts together while the person still looks for the first key. */
  const prepare = useCallback(() => index().prepare(), [index]);

  return { found, search, prepare };
}

// Most pickers are closed without a search: the texts are put together with the first one.
function indexOnDemand(items: readonly TransferItem[], codeOf: (item: TransferItem) => string) {
  let made: KeywordIndex | undefined;
  return () => (made ??= createKeywordIndex(items.map((item) => `${codeOf(item)} ${item.label}`)));
}
