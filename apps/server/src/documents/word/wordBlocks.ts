import { BorderStyle, HeadingLevel, TableRow, type FileChild } from 'docx';
import { supportSign, type DocumentBlock, type DocumentFact, type SyllabusDocument } from '@college/curriculum-model';
import { dividedTable } from '../dividedTable';
import { headingLine } from '../headingLine';
import { inPairs } from '../pdf/factStrips';
import type { Paper } from '../pdf/paper';
import { writtenLine, writtenTexts } from '../written';
import { headShading, unruled, wordTextWidth } from './wordPaper';
import { cell, cellWords, grid, wordTable } from './wordTable';
import { wordParagraph, wordParagraphs, type WordStyle } from './wordText';

// The second column signs for the longest name, 专业负责人或课程负责人.
const signatureWidth = { left: 1700, right: 2840 } as const;
const labelWidth = { zh: 1320, en: 1920, both: 1920 } as const;

/** The parts of the Word file for one block; a table above the signatures keeps them with its last row. */
export function wordBlock(
  block: DocumentBlock,
  { next, paper, languages }: { next: DocumentBlock | undefined; paper: Paper; languages: SyllabusDocument['languages'] },
): FileChild[] {
  switch (block.kind) {
    case 'heading': {
      const heading = block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
      return wordParagraphs(headingLine(block), { heading, keepNext: true });
    }
    case 'facts':
      return [space(), facts(block.facts, { paper, languages })];
    case 'paragraph':
      return paragraph(block, paper);
    case 'table':
      return dividedTable(block, paper).flatMap((table) => [
        ...(table.caption ? [] : [space()]),
        ...wordTable(table, { paper, keepsNext: next?.kind === 'signatures' }),
      ]);
    case 'legend': {
      const text = block.entries.map(({ support, text: words }) => `${supportSign(support)} ${writtenLine(words)}`).join('\u2003');
      return wordParagraphs(text, { style: 'Small' });
    }
    case 'signatures':
      return [space({ keepNext: true }), signatures(block.labels, paper)];
  }
}

// Two tables that touch would become one.
function space(style: WordStyle = {}): FileChild {
  return wordParagraph([], { style: 'Space', ...style });
}

function facts(list: readonly DocumentFact[], { paper, languages }: { paper: Paper; languages: SyllabusDocument['languages'] }): FileChild {
  const label = labelWidth[languages];
  const half = Math.floor(wordTextWidth(paper) / 2);
  const value = half - label;
  const rows = inPairs(list).map(([one, other]) => {
    const pair = (fact: DocumentFact, isAlone: boolean) => [
      cell(cellWords(fact.label), { width: label, shading: headShading }),
      cell(cellWords(fact.value), { width: isAlone ? half + value : value, ...(isAlone && { columnSpan: 3 }) }),
    ];
    return new TableRow({ cantSplit: true, children: [...pair(one, !other), ...(other ? pair(other, false) : [])] });
  });
  return grid([label, value, label, value], rows);
}

/** Running text below its label; two languages are set side by side. */
function paragraph({ label, text }: Extract<DocumentBlock, { kind: 'paragraph' }>, paper: Paper): FileChild[] {
  const head = label ? wordParagraphs(writtenLine(label), { style: 'Label', keepNext: true }) : [];
  const texts = writtenTexts(text);
  if (texts.length < 2) return [...head, ...texts.flatMap(({ text: written, language }) => wordParagraphs(written, { language }))];
  const half = Math.floor(wordTextWidth(paper) / 2);
  const children = texts.map(({ text: written, language }) => cell(wordParagraphs(written, { language }), { width: half }));
  return [...head, grid([half, half], [new TableRow({ children })], unruled)];
}

/** Signature lines, two side by side; they stay on one page. */
function signatures(labels: Extract<DocumentBlock, { kind: 'signatures' }>['labels'], paper: Paper): FileChild {
  const half = Math.floor(wordTextWidth(paper) / 2);
  const widths = [signatureWidth.left, half - signatureWidth.left, signatureWidth.right, half - signatureWidth.right];
  const count = Math.ceil(labels.length / 2);
  const rows = Array.from({ length: count }, (_, row) => {
    const shape = { keepNext: row < count - 1, style: 'Signature' };
    const children = labels.slice(row * 2, row * 2 + 2).flatMap((words, column) => [
      cell(wordParagraphs(writtenLine(words), { ...shape, ...(column > 0 && { indent: { left: 240 } }) }), {
        width: widths[column * 2]!,
        verticalAlign: 'bottom',
      }),
      cell([wordParagraph([], shape)], {
        width: widths[column * 2 + 1]!,
        borders: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000' } },
      }),
    ]);
    return new TableRow({ cantSplit: true, children });
  });
  return grid(widths, rows, unruled);
}
