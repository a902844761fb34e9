import { useLayoutEffect, useState } from 'react';

/** Returns a function that answers the value of the newest drawing, for what outlives one, such as a desk. */
export function useLatest<Value>(value: Value): () => Value {
  const [box] = useState(() => boxOf(value));
  useLayoutEffect(() => box.put(value));
  return box.get;
}

function boxOf<Value>(first: Value) {
  let held = first;
  return { get: () => held, put: (value: Value) => void (held = value) };
}
