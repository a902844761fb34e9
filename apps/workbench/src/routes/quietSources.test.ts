import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const routes = import.meta.dirname;
const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));

/** Resources of the client that ask quietly by themselves. */
const quietByThemselves = ['createAuth', 'createAccount'];

// A widget tells of its failures where they happen and, of a save, by one toast for all of its tries; a client that told as well would
// say "System error" beside the sentence, and again at each try.
it('the sources that pages hand to widgets leave it to them to tell of failures', () => {
  const told = files.flatMap((file) => {
    const calls = readFileSync(join(routes, file), 'utf8').matchAll(/\b(create[A-Z]\w+)\(client\b/g);
    return [...calls].map(([, resource]) => `${file}: ${resource}`).filter((call) => !quietByThemselves.some((own) => call.endsWith(own)));
  });
  expect(files.length).toBeGreaterThan(50);
  expect(told).toEqual([]);
});
