import * as model from '../../../packages/curriculum-model/src';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import chinese from './chinese.json' with { type: 'json' };
import type { DescribedField, PortCall, PortReference } from './described';
import parameterWords from './parameterWords.json' with { type: 'json' };
import fieldWords from './fieldWords.json' with { type: 'json' };
import { plainSentence } from './sentences';

/** What something means; a language in which nothing says so is left out. */
export type Meaning = Partial<Bilingual>;

const translated: Readonly<Record<string, string>> = chinese;
const words: Readonly<Record<string, Bilingual>> = fieldWords;
const parameters: Readonly<Record<string, Bilingual>> = parameterWords;
const tables = model as unknown as Readonly<Record<string, Readonly<Record<string, { label: Bilingual; kind: string }>>>>;
const body = /^(Body|The reply) of (\/[\w./{}]+)\.$/;

/** A comment in both languages; the Chinese is found by the English, so that it is missing as soon as the English changes. */
export function meaningOfComment(comment: string): Meaning {
  const en = plainSentence(comment);
  if (!en) return {};
  const [, what, path] = body.exec(en) ?? [];
  if (path)
    return {
      en: what === 'Body' ? `Body of \`${path}\`.` : `The reply of \`${path}\`.`,
      zh: `\`${path}\` 的${what === 'Body' ? '请求' : '返回'}内容。`,
    };
  return { en, zh: translated[en] };
}

/** What a field means: its comment, its label in the field table of its record, or what all fields of its name mean. */
export function meaningOfField(field: DescribedField, siblings: readonly DescribedField[] = []): Meaning {
  const said = meaningOfComment(field.description ?? '');
  return said.en ? said : (labelOf(field, siblings) ?? words[field.name] ?? {});
}

function labelOf({ name, table }: DescribedField, siblings: readonly DescribedField[]): Meaning | undefined {
  const [tableName] = (table ?? siblings.find((sibling) => sibling.table)?.table ?? '').split('.');
  const entry = tableName ? tables[tableName]?.[name] : undefined;
  if (!entry) return undefined;
  const isHours = entry.kind === 'hours';
  return { en: `${entry.label.en}${isHours ? ', in periods of lessons' : ''}.`, zh: `${entry.label.zh}${isHours ? '，单位为学时' : ''}。` };
}

/** What a parameter means: what is said of its name, or the shape that it has. */
export function meaningOfParameter({ name, type }: NonNullable<PortCall['parameters']>[number], { shapes }: PortReference): Meaning {
  const shape = type.kind === 'list' ? type.of : type;
  const own = parameters[name] ?? (shape.kind === 'shape' ? meaningOfComment(shapes[shape.name]!.description) : {});
  return own.en ? own : (words[name] ?? {});
}

/** The names in `fieldWords.json` and `parameterWords.json` that no field and no parameter has. */
export function unusedWords(names: ReadonlySet<string>): string[] {
  return [
    ...Object.keys(words).map((name) => ['fieldWords.json', name] as const),
    ...Object.keys(parameters).map((name) => ['parameterWords.json', name] as const),
  ].flatMap(([file, name]) => (names.has(name) ? [] : [`scripts/guides/ports/${file}: nothing is called "${name}"`]));
}

/** The English keys of `chinese.json` that are no longer a comment of a port. */
export function unusedChinese(comments: Iterable<string>): string[] {
  const used = new Set([...comments].map(plainSentence));
  return Object.keys(translated).filter((english) => !used.has(english));
}
