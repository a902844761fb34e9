import { expect, it } from 'vitest';

const files = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Resources of the client that ask quietly by themselves. */
const quietByThemselves = ['createAuth', 'createAccount'];

// A widget tells of its failures where they happen and, of a save, by one toast for all of its tries; a client that told as well would
// say "System error" beside the sentence, and again at each try.
it('the sources that pages hand to widgets leave it to them to tell of failures', () => {
  const told = Object.entries(files).flatMap(([file, source]) => {
    const calls = source.matchAll(/\b(create[A-Z]\w+)\(client\b/g);
    return [...calls].map(([, resource]) => `${file}: ${resource}`).filter((call) => !quietByThemselves.some((own) => call.endsWith(own)));
  });
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(told).toEqual([]);
});
