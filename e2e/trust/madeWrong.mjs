const wrong = [
  null,
  true,
  0,
  -1,
  -1001,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  1e21,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%',
  '__proto__',
  '=1+1',
  '長'.repeat(5000),
  [],
  {},
  [[]],
  [null],
];

/** The same request with one of its values replaced, left out or doubled; a form stays as it is. */
export function madeWrong({ query, body }, random) {
  const parts = [query && 'query', body !== undefined && !(body instanceof FormData) && 'body'].filter(Boolean);
  if (parts.length === 0) return { query, body };
  return random.of(parts) === 'query' ? { query: changed(query, random), body } : { query, body: changed(body, random) };
}

function changed(value, random) {
  const isInside = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isInside || random.below(8) === 0) return random.of(wrong);
  const key = random.of(Object.keys(value));
  const act = random.below(6);
  if (Array.isArray(value)) {
    if (act === 0) return value.filter((_, index) => index !== Number(key));
    if (act === 1) return [...value, value[key]];
    return value.map((item, index) => (index === Number(key) ? changed(item, random) : item));
  }
  if (act === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: changed(value[key], random) };
}
