import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';
import { say, type Sentence } from './sayings.test-data';

/** One text of the interface in one language: the text itself, or the possible results of a message function. */
export interface Text {
  /** File and key. */
  place: string;
  language: 'zh' | 'en';
  /** The count with which it was said; undefined for a text without arguments. */
  count?: number;
  /** The same sentence with counts as numbers and as written figures. */
  forms: readonly string[];
}

const rooms = [
  'packages/ui',
  'packages/curriculum-model',
  'packages/curriculum-widgets',
  'packages/elements',
  'packages/api-client',
  'apps/workbench',
  'apps/server',
];
const isCatalogue = /(^|\/)\w*(messages|Messages|Words|words|fieldNames|textLabels)\.ts$|curriculum-model\/src\/records\/\w+\.ts$/;

/** Every text of every catalogue of words, sentences with arguments once with 1 and once with 2. */
export async function allTexts(): Promise<Text[]> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/src/${name.replaceAll('\\', '/')}`),
  );
  const texts: Text[] = [];
  for (const file of files.filter(holdsWords)) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    const catalogues = Object.entries(module).filter(([, value]) => typeof value === 'object');
    for (const [name, value] of catalogues) collect(value, { place: `${file}#${name}` }, texts);
  }
  return texts;
}

function holdsWords(file: string): boolean {
  if (!/\.tsx?$/.test(file) || /\.(test|stories|test-data|gen)\./.test(file)) return false;
  return isCatalogue.test(file) || (file.endsWith('.tsx') && readFileSync(join(root, file), 'utf8').includes('defineMessages('));
}

type At = Pick<Text, 'place' | 'count'> & { language?: 'zh' | 'en' };

/** A catalogue has its words under each language; a bilingual text is one such pair, and a sentence may answer one. */
function collect(value: unknown, at: At, texts: Text[]): void {
  const { place, language, count } = at;
  if (typeof value === 'string') {
    if (language) texts.push({ place, language, count, forms: [value] });
  } else if (typeof value === 'function') {
    for (const said of [1, 2]) collectSaid(say(value as Sentence, said), { ...at, count: said }, texts);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      const isLanguage = language === undefined && (name === 'zh' || name === 'en');
      collect(part, isLanguage ? { ...at, language: name } : { ...at, place: `${place}.${name}` }, texts);
    }
  }
}

function collectSaid(forms: readonly unknown[], at: At, texts: Text[]): void {
  const { place, language, count } = at;
  const inLanguage = (wanted: 'zh' | 'en') => forms.map((form) => (form as Record<string, unknown>)[wanted]).filter(isText);
  if (language) texts.push({ place, language, count, forms: forms.filter(isText) });
  else for (const one of ['zh', 'en'] as const) texts.push({ place, language: one, count, forms: inLanguage(one) });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
