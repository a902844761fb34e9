import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { referencesIn, withoutReferences } from './withoutReferences.mjs';

it.each([
  ['Deletes a goal (core §3). Call: `GET /a` (core §7).', 'Deletes a goal. Call: `GET /a`.'],
  [
    'One list (core §2, §4), sorted (reference §2.12 Part V, decision 98); empty at first (decisions 11 and 12).',
    'One list, sorted; empty at first.',
  ],
  ['What is stored (reference §3: 26 fields).', 'What is stored (26 fields).'],
  ['A name (core §9; not the usual way round) of it.', 'A name (not the usual way round) of it.'],
  ["Nothing found (core §8, 'No Data').", 'Nothing found.'],
  ['/**\n * The items on the right (core\n * §2). Esc cancels.\n */', '/**\n * The items on the right. Esc cancels.\n */'],
  ['/**\n * All of it\n * (companion document §5). Nothing else.\n */', '/**\n * All of it. Nothing else.\n */'],
  [
    'A call of core (see below), (a decision) of 4 people (extension).',
    'A call of core (see below), (a decision) of 4 people (extension).',
  ],
])('%s', (comment, sentence) => expect(withoutReferences(comment)).toBe(sentence));

it('changes nothing beside references, wherever they stand', () => {
  const words = fc.stringMatching(/^[a-z`{}'",:; ]{1,20}[a-z.]$/);
  const reference = fc.constantFrom(
    '(core §1)',
    '(reference §2.4, decision 109)',
    '(domain.md §1, Rights)',
    '(decisions 66, 67)',
    '(core §5, §8)',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.option(reference))), (parts) => {
      const said = parts.map(([text, named]) => (named ? `${text} ${named}` : text)).join('');
      expect(withoutReferences(said)).toBe(parts.map(([text]) => text).join(''));
    }),
  );
});

it('finds those that stand in no bracket', () => {
  expect(referencesIn('One.\n * The order of core §5.\n * As decision\n * 43 says.')).toHaveLength(2);
  expect(referencesIn('The core of 5 decisions; a reference; [decision 55](https://college.example).')).toEqual([]);
});

describe('in the sources of the packages', () => {
  const isShipped = (path: string) => /\.tsx?$/.test(path) && !/\.(test|stories|test-data)\.|\/fakes\/|\/testing\//.test(path);
  const folders = ['curriculum-model', 'api-client', 'ui', 'curriculum-widgets', 'elements'].map((name) => `packages/${name}/src`);
  const changed = listFiles(folders)
    .filter(isShipped)
    .map((path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .map(({ path, text }) => ({ path, text, plain: withoutReferences(text) }));

  it('leaves no reference', () => {
    expect(changed.flatMap(({ path, plain }) => referencesIn(plain).map((line) => `${path}: ${line}`))).toEqual([]);
  });

  it('leaves the code as it is, and no comment empty or with a gap', () => {
    for (const { path, text, plain } of changed.filter((file) => file.text !== file.plain)) {
      expect({ path, code: codeOf(plain) }).toEqual({ path, code: codeOf(text) });
      expect(oddLines(plain), path).toEqual(oddLines(text));
    }
  });
});

/** The lines without comments, empty ones left out. */
function codeOf(text: string) {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\*.*|\s*(\/\/ |\/\*).*$/, ''));
  return lines.filter((line) => line.trim() !== '');
}

const oddLines = (text: string) =>
  text.split('\n').filter((line) => /\/\*\*?\s*\*\/|\/\/\s*$|^\s*(\*|\/\/).*(\S {2,}\S| [.,;:)]( |$))|^\s*\/\*.*\S {2,}\S/.test(line));
