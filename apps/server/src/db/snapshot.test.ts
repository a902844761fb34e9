import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema';

const folder = new URL('./migrations/meta/', import.meta.url);
const read = <T>(name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;

it('keeps one snapshot, of the tables as they are: the next migration holds what changed and nothing else', async () => {
  const { entries } = read<{ entries: { tag: string }[] }>('_journal.json');
  const last = `${entries.at(-1)!.tag.slice(0, 4)}_snapshot.json`;
  expect(readdirSync(folder).toSorted()).toEqual([last, '_journal.json']);
  const now = generateDrizzleJson(schema, undefined, undefined, 'snake_case');
  expect(await generateMigration(read(last), now)).toEqual([]);
});
