import type { Language } from '@college/curriculum-model';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { kinds } from './kinds';
import { startMessages } from './messages';
import { Refused, type StartOptions } from './readArguments';

export interface CopyOptions extends StartOptions {
  /** The folder with the examples. */
  examples: string;
  /** The version of the package that copies: that of every package of ours in the copied app. */
  version: string;
  /** The language of the copied page. @default 'zh' */
  language?: Language | undefined;
}

/** Copies an example into a new folder; an existing one is taken only where it is empty. */
export async function copyStarter({ examples, folder, kind, version, language = 'zh' }: CopyOptions): Promise<void> {
  await refuseTaken(folder);
  await mkdir(folder, { recursive: true });
  for (const part of kinds[kind]) await cp(join(examples, part), folder, { recursive: true, filter: isSource });
  // A package cannot carry this file: npm would obey it.
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\n__pycache__/\n*.db\n');
  await rewrite(join(folder, 'package.json'), (text) => manifestFor(text, basename(resolve(folder)), version));
  for (const page of ['index.html', 'src/index.html'])
    await rewrite(join(folder, page), (text) => text.replace('lang="zh-CN"', `lang="${language === 'zh' ? 'zh-CN' : 'en-US'}"`));
}

async function refuseTaken(folder: string): Promise<void> {
  const found = await stat(folder).catch(ignoreMissing);
  if (found && !found.isDirectory()) throw new Refused(startMessages.isFile(folder));
  if (found && (await readdir(folder)).length > 0) throw new Refused(startMessages.notEmpty(folder));
}

/** Whether a path is the example's own and not what running it left there. */
function isSource(path: string): boolean {
  return !['node_modules', 'dist', '__pycache__'].includes(basename(path));
}

/** Rewrites a file where the example has it. */
async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing);
  if (text !== undefined) await writeFile(path, change(text));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** The app's package.json, named after its folder, with the packages of this release. */
function manifestFor(text: string, folderName: string, version: string): string {
  const manifest = JSON.parse(text) as { name: string; dependencies: Record<string, string> };
  manifest.name =
    folderName
      .toLowerCase()
      .replaceAll(/[^\da-z._-]/g, '-')
      .replace(/^[._-]+/, '') || manifest.name;
  for (const name of Object.keys(manifest.dependencies)) if (name.startsWith('@college/')) manifest.dependencies[name] = `^${version}`;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
