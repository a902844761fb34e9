import { callGroups } from '../../../packages/api-client/src/callGroups';
import * as model from '../../../packages/curriculum-model/src';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import portsInChinese from '../ports/chinese.json' with { type: 'json' };
import wordsOfPorts from '../ports/fieldWords.json' with { type: 'json' };
import { plainSentence } from '../ports/sentences';
import chinese from './chinese.json' with { type: 'json' };
import fieldWords from './fieldWords.json' with { type: 'json' };

const groupsInChinese = Object.fromEntries(Object.values(callGroups).map(({ name }) => [name.en, name.zh]));
const translated: Readonly<Record<string, string>> = { ...portsInChinese, ...groupsInChinese, ...chinese };
const words: Readonly<Record<string, Bilingual>> = { ...wordsOfPorts, ...fieldWords };
const labels = labelsOfTables();

/** A sentence of the contract in both languages; the Chinese is found by the English, so that it is missing as soon as the English changes. */
export function meaningOfSentence(text: string): Partial<Bilingual> {
  const en = plainSentence(text);
  return { en, zh: translated[en] };
}

/** What all fields and parameters of a name mean: what is written of the name, or its label in a field table. */
export function meaningOfName(name: string): Partial<Bilingual> {
  return words[name] ?? labels.get(name) ?? {};
}

/** The entries of `chinese.json` and `fieldWords.json` that the document has no use for. */
export function unusedMeanings(sentences: ReadonlySet<string>, names: ReadonlySet<string>): string[] {
  const plain = new Set([...sentences].map(plainSentence));
  return [
    ...Object.keys(chinese)
      .filter((english) => !plain.has(english) || english in portsInChinese)
      .map((english) => `scripts/guides/api/chinese.json: no call says "${english}", or a port says it too`),
    ...Object.keys(fieldWords)
      .filter((name) => !names.has(name) || name in wordsOfPorts)
      .map((name) => `scripts/guides/api/fieldWords.json: nothing is called "${name}", or fieldWords.json of the ports has it`),
  ];
}

function labelsOfTables(): ReadonlyMap<string, Bilingual> {
  const tables = Object.entries(model).filter(([name]) => /[a-z]Fields$/.test(name));
  const entries = tables.flatMap(([, table]) => Object.entries(table as Readonly<Record<string, { label?: Bilingual }>>));
  return new Map(
    entries.flatMap(([name, { label }]) => (label ? [[name, { zh: `${label.zh}。`, en: `${label.en}.` }] as const] : [])).toReversed(),
  );
}
