import { meaningOfName, meaningOfSentence, unusedMeanings } from './words';
import { wordedDocument } from './wordedDocument';

/** What the document of the API could not say in both languages, and words that it has no use for. */
export function apiFaults(): string[] {
  const sentences = new Set<string>();
  const names = new Set<string>();
  wordedDocument({
    sentence: (text) => (sentences.add(text), text),
    name: (name) => (names.add(name), name),
  });
  return [
    ...[...sentences]
      .filter((text) => !meaningOfSentence(text).zh)
      .map((text) => `The contract says "${text}": write it in Chinese in scripts/guides/api/chinese.json`),
    ...[...names]
      .filter((name) => !meaningOfName(name).zh || !meaningOfName(name).en)
      .map((name) => `${name}, a field or parameter of the contract, has no meaning: write it in scripts/guides/api/fieldWords.json`),
    ...unusedMeanings(sentences, names),
  ];
}
