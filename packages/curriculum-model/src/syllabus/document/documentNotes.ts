import type { DocumentBlock, DocumentLanguages, Words } from './documentModel';
import { documentMessages as say } from './messages';
import { hasChinese, labelWords } from './wording';

/** Remarks about the languages that apply to these blocks. */
export function documentNotes(blocks: readonly DocumentBlock[], languages: DocumentLanguages): Words[] {
  if (languages === 'zh') return [];
  const all = blocks.flatMap(blockWords);
  const isOlder = all.some(({ older }) => older);
  const isUntranslated = languages === 'en' && all.some(({ zh, en }) => !en && hasChinese(zh ?? ''));
  return [
    ...(isOlder ? [labelWords(languages, say.olderNote)] : []),
    ...(isUntranslated ? [labelWords(languages, say.untranslatedNote)] : []),
  ];
}

/** All words of a block in reading order. */
export function blockWords(block: DocumentBlock): Words[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'paragraph':
      return [...(block.label ? [block.label] : []), block.text];
    case 'table':
      return [
        ...[block.caption, block.note].filter((words) => words !== undefined),
        ...block.columns.map(({ label }) => label),
        ...(block.rows.length === 0 && block.empty ? [block.empty] : []),
        ...block.rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.map(({ words }) => words))),
      ];
    case 'legend':
      return block.entries.map(({ text }) => text);
    case 'signatures':
      return block.labels;
  }
}
