import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { knownSteps, migrationsFolder } from './migrationSteps';

/** What the version before cannot live with while both serve: it reads what is gone, or writes what is now refused. */
const breaking =
  /\bdrop\s+(?:table|column|constraint)\b|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b|\badd\s+column\b(?![^;]*\b(?:default|generated)\b)[^;]*\bnot\s+null\b/i;
/** The third act: takes away what no version uses since the step that it names. */
const contracting = /^-- contract: unused since \d{4}/;
/** Taken before there was the rule: versions on either side of these do not serve together. */
const beforeTheRule = ['0002', '0004', '0014', '0016'];

const isBreaking = (sql: string) => breaking.test(sql) && !contracting.test(sql);

it('lets the version before serve on the tables of each step', async () => {
  const found = [];
  for (const { name } of await knownSteps())
    if (isBreaking(await readFile(`${migrationsFolder}/${name}.sql`, 'utf8'))) found.push(name.slice(0, 4));
  expect(found).toEqual(beforeTheRule);
});

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['-- contract: unused since 0050\nALTER TABLE "a" DROP COLUMN "b";', false],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text;', false],
])('judges %s', (sql, expected) => expect(isBreaking(sql)).toBe(expected));
