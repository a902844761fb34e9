import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areMessages, textRows, type TextRow } from '../../docs/storybook/widget-page/texts';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { readText } from './book';

/** The built-in texts of every namespace of the component packages. */
export async function readTexts(): Promise<Map<string, TextRow[]>> {
  const sources = listFiles(['packages/ui/src', 'packages/curriculum-widgets/src'], (name: string) => /\.tsx?$/.test(name));
  const declaring = sources.filter((path) => !/\.(test|stories)\./.test(path) && /\bdefineMessages\(\s*'/.test(readText(path)));
  const modules = await Promise.all(
    declaring.map(async (path) => (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>),
  );
  const messages = modules.flatMap((module) => Object.values(module)).filter(areMessages);
  return new Map(messages.map((texts) => [texts.namespace, textRows(texts)]));
}
