import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = 'packages/api-client/src';
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.includes('.test'));
const refusing = files.filter((file) => readFileSync(join(sources, file), 'utf8').includes('MockRefusal('));

// Server and mock take what they say of a refusal from curriculum-model; a field that is wrong has no sentence of its own in the mock.
it('the mock backend refuses nothing in words of its own', () => {
  const speaking = refusing.filter((file) => {
    const source = readFileSync(join(sources, file), 'utf8').replace(/ {2}invalid: [^]*?\),\n/, '');
    return /\bzh: [`']/.test(source);
  });
  expect(refusing.length).toBeGreaterThan(5);
  expect(speaking).toEqual([]);
});
