import type { TextStorage } from '@college/api-client';
import type { LongTextPlace } from '@college/ui/LongTextField';
import { useState } from 'react';

/** Where a person edits long text, stored in this browser per account, since several people may share it. */
export function useLongTextPlace(storage: TextStorage, userId: number | undefined) {
  const [, setDrawn] = useState(0);
  const key = `longText:${userId ?? 'nobody'}`;
  const longTextPlace: LongTextPlace = storage.getItem(key) === 'field' ? 'field' : 'window';
  function changeLongTextPlace(place: LongTextPlace) {
    storage.setItem(key, place);
    setDrawn((count) => count + 1);
  }
  return { longTextPlace, changeLongTextPlace };
}
