import { expect, it } from 'vitest';

const files = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Resources of the client that ask quietly by themselves. */
const quietByThemselves = ['createAuth', 'createAccount', 'createCampusSignIn'];

// A widget shows its failures where they happen and, for a save, one toast for all attempts; a client that reported them too would add a "System error"
// toast on each attempt.
it('the sources that pages pass to widgets leave reporting failures to them', () => {
  const told = Object.entries(files).flatMap(([file, source]) => {
    const calls = source.matchAll(/\b(create[A-Z]\w+)\(client\b/g);
    return [...calls].map(([, resource]) => `${file}: ${resource}`).filter((call) => !quietByThemselves.some((own) => call.endsWith(own)));
  });
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(told).toEqual([]);
});
