import { readFile } from 'node:fs/promises';

/** The text of one of the files with reference data; they are next to the program, in dist too. */
export async function readReferenceFile(name: string): Promise<string> {
  return await readFile(new URL(`reference/${name}`, import.meta.url), 'utf8');
}

/** The rows of such a file, cell by cell: a line with # is a comment, and cells at the end may be left out. */
export function parseReferenceRows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}
