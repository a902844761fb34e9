import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../../scripts/files.mjs';
import { root } from '../../../scripts/paths.mjs';
import type { KnownTexts } from './inPage/texts';

interface MessagesLike {
  namespace: string;
  en: Record<string, unknown>;
  zh: Record<string, unknown>;
}

/** Every built-in text without arguments, and every key, read from the packages' messages. */
export async function knownTexts(): Promise<KnownTexts> {
  const files = listFiles(['packages'], (name) => /messages\.ts$/i.test(name) && !/^(define|use|resolve)/.test(name));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<object>));
  const all = modules.flatMap((exports) => Object.values(exports)).filter(isMessages);
  return {
    zh: all.flatMap(({ zh }) => textsOf(zh)),
    en: all.flatMap(({ en }) => textsOf(en)),
    keys: all.flatMap(({ namespace, en }) => Object.keys(en).map((key) => `${namespace}.${key}`)),
  };
}

/**
 * The known texts without those that a story, or what it imports, writes between its own tags (a button that opens the widget is in one language), and
 * without its `pageWords`: texts that the page passes in its own language and that happen to be texts of the product.
 */
export function withoutTextsOfStory(known: KnownTexts, importPath: string): KnownTexts {
  const path = join(root, importPath);
  const story = sourceOf(path);
  const imported = [...story.matchAll(/from '(\.[^']+)'/g)].map(([, name]) => sourceOf(`${join(dirname(path), name ?? '')}.tsx`));
  const between = [story, ...imported].flatMap((source) => [...source.matchAll(/>\s*([^<>{}]+?)\s*</g)].map(([, text]) => text));
  const handedOver = [...(/pageWords: \[([^\]]*)\]/.exec(story)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, text]) => text);
  const own = new Set([...between, ...handedOver]);
  return { ...known, zh: known.zh.filter((text) => !own.has(text)), en: known.en.filter((text) => !own.has(text)) };
}

function sourceOf(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function isMessages(value: unknown): value is MessagesLike {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'en' in value && 'zh' in value;
}

function textsOf(messages: Record<string, unknown>) {
  return Object.values(messages).filter((text): text is string => typeof text === 'string');
}
