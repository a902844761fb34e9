import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';

const rooms = ['packages/curriculum-widgets/src', 'packages/ui/src', 'apps/workbench/src'];
const block = /\n( *)en: \{\n([^]*?)\n\1\},\n\1zh: \{\n([^]*?)\n\1\},/g;

/** The texts of a language, by key; sentences with arguments are none. */
function textsIn(lines: string): Map<string, string> {
  const written = lines.matchAll(/^ *'?([\w.]+)'?: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),$/gm);
  return new Map([...written].map(([, key = '', plain, quoted = '']) => [key, plain ?? quoted]));
}

/** Each pair of Chinese and English that is written in a catalogue, with the places where it is. */
function writtenPairs(): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  for (const file of files.filter((name) => name.endsWith('.ts') && !/\.(test|gen)\.|test-data|fakes/.test(name))) {
    for (const [, , english = '', chinese = ''] of readFileSync(join(root, file), 'utf8').matchAll(block)) {
      const inChinese = textsIn(chinese);
      for (const [key, text] of textsIn(english)) {
        const pair = `${inChinese.get(key)} | ${text}`;
        pairs.set(pair, [...(pairs.get(pair) ?? []), `${file}#${key}`]);
      }
    }
  }
  return pairs;
}

it('a text that three widgets show is said once, in the words of ui or the terms of the model', () => {
  const pairs = writtenPairs();
  expect(pairs.size).toBeGreaterThan(1500);
  expect([...pairs].filter(([, places]) => places.length > 2)).toEqual([]);
});
