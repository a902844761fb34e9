import { olderMark, type DocumentBlock, type SyllabusDocument, type Words } from './documentModel';
import { blockWords } from './documentNotes';
import { supportSign } from './supportWords';

/** Every visible text of the paper in reading order, without the head and the number of its pages: what a file must hold. */
export function documentTexts({ title, blocks, notes }: SyllabusDocument): string[] {
  return [...wordsTexts(title), ...blocks.flatMap(blockTexts), ...notes.flatMap(wordsTexts)];
}

/** The texts that some words show: Chinese, then English with its mark where it is older. */
export function wordsTexts({ zh, en, older }: Words): string[] {
  return [...(zh ? [zh] : []), ...(en ? [older ? `${en}${olderMark}` : en] : [])];
}

function blockTexts(block: DocumentBlock): string[] {
  if (block.kind === 'heading') return [...(block.number ? [block.number] : []), ...wordsTexts(block.text)];
  if (block.kind === 'legend') return block.entries.flatMap(({ support, text }) => [supportSign(support), ...wordsTexts(text)]);
  if (block.kind !== 'table' || block.rows.length === 0) return blockWords(block).flatMap(wordsTexts);
  const { caption, note, columns, rows } = block;
  const heads = [caption, note, ...columns.map(({ label }) => label)].flatMap((words) => (words ? wordsTexts(words) : []));
  const lines = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  return [
    ...heads,
    ...lines.flatMap(({ support, code, words }) => [
      ...(support === undefined ? [] : [supportSign(support)]),
      ...(code ? [code] : []),
      ...wordsTexts(words),
    ]),
  ];
}
