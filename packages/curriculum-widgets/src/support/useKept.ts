import { isSame } from '@college/curriculum-model';
import { useState } from 'react';

/** A value that stays the same object while it says the same, such as what a save answers beside what was sent. */
export function useKept<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (Object.is(kept, value) || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
