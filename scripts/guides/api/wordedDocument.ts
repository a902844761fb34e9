import { apiDocument } from '../../../packages/api-client/src/openapi/apiDocument';
import * as model from '../../../packages/curriculum-model/src';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import { meaningOfName, meaningOfSentence } from './words';

/** The OpenAPI document. */
export type ApiDocument = ReturnType<typeof apiDocument>;

/** Says what a sentence of the document is in a language, and what a field or parameter means there. */
export interface Speaker {
  sentence: (text: string) => string;
  name: (name: string) => string;
}

/** A speaker of a language; what has no words in it stays as it is. `check:guides` names it. */
export function speakerOf(language: keyof Bilingual): Speaker {
  return {
    sentence: (text) => meaningOfSentence(text)[language] ?? text,
    name: (name) => meaningOfName(name)[language] ?? '',
  };
}

/** The OpenAPI document with the meaning of each field and parameter, in the words of a speaker. */
export function wordedDocument(say: Speaker): ApiDocument {
  const { 'x-refusals': refusals, ...document } = apiDocument(model);
  const meanings = Object.fromEntries(Object.entries(refusals.meanings).map(([code, text]) => [code, say.sentence(text)]));
  return { ...(worded(document, say) as ApiDocument), 'x-refusals': { ...refusals, meanings } as ApiDocument['x-refusals'] };
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function worded(value: unknown, say: Speaker): unknown {
  if (Array.isArray(value)) return value.map((one) => worded(one, say));
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wordedEntry(key, entry, say)]));
}

function wordedEntry(key: string, entry: unknown, say: Speaker): unknown {
  if ((key === 'summary' || key === 'description') && typeof entry === 'string') return say.sentence(entry);
  if (key === 'properties' && isNode(entry))
    return Object.fromEntries(Object.entries(entry).map(([name, schema]) => [name, withMeaning(name, schema, say)]));
  if (key === 'parameters' && Array.isArray(entry)) return entry.map((one: Node) => withMeaning(String(one.name), one, say));
  return worded(entry, say);
}

/** What the contract says of a field of one call goes before what all fields of its name mean. */
function withMeaning(name: string, node: unknown, say: Speaker): unknown {
  const { description, ...rest } = worded(node, say) as Node;
  const meaning = description ?? say.name(name);
  return meaning === '' ? rest : { ...rest, description: meaning };
}
