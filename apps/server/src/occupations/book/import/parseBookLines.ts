import type { TableLine } from '../../files/readTable';
import type { BookColumnKey } from './bookColumns';

/** One line of the file as an entry; undefined where the file has no value. */
export interface BookLine {
  number: number;
  code: string;
  title: string;
  /** The code of the parent class, from its column or from the code; empty for a major class. */
  parent: string;
  /** Whether the file itself named the class above. */
  isParentGiven: boolean;
  english?: string | undefined;
  description?: string | undefined;
  tasks?: string[] | undefined;
  professions?: string[] | undefined;
  marks?: string | undefined;
  oldCodes: string[];
}

/** The values of lines, cell by cell; marks may also follow the code, as in the printed classification: `2-02-38-01 S`. */
export function parseBookLine({ number, cells }: TableLine<BookColumnKey>): BookLine {
  const [, bare = '', behind = ''] = /^(.*?)[\s(]*([SL](?:\s*\/\s*[SL])?)?\)?$/.exec(plain(cells.code ?? '')) ?? [];
  const parent = plain(cells.parent ?? '');
  return {
    number,
    code: bare,
    title: cells.title ?? '',
    parent: parent === '' ? bare.split('-').slice(0, -1).join('-') : parent,
    isParentGiven: parent !== '',
    english: filled(cells.english),
    description: filled(cells.description),
    tasks: listOf(cells.tasks, /\r?\n/),
    professions: listOf(cells.professions, /\r?\n|[、;；]/),
    marks: marksOf(`${cells.marks ?? ''} ${behind}`),
    oldCodes: listOf(cells.oldCodes, /\r?\n|[、,，;；\s]/)?.map(plain) ?? [],
  };
}

/** A code as people type it: full-width signs and long dashes are what they look like. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[‐-―−－]/g, '-')
    .trim()
    .toUpperCase();
}

// A blank cell keeps the stored value, so that a file with half of the columns filled loses nothing.
function filled(cell: string | undefined): string | undefined {
  return cell === undefined || cell === '' ? undefined : cell;
}

function listOf(cell: string | undefined, between: RegExp): string[] | undefined {
  const items = (cell ?? '')
    .split(between)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length > 0 ? [...new Set(items)] : undefined;
}

function marksOf(text: string): string | undefined {
  // Signs are separate or combined; a word that contains one of them as a letter is not a sign.
  const signs =
    text
      .match(/(?<![a-z])[sl]{1,2}(?![a-z])/gi)
      ?.join('')
      .toUpperCase() ?? '';
  const found = [
    ...(signs.includes('L') || /绿色|green/i.test(text) ? ['L'] : []),
    ...(signs.includes('S') || /数字|digital/i.test(text) ? ['S'] : []),
  ].join('');
  return found === '' ? undefined : found;
}
