import * as terms from '../../terms';
import type { Bilingual } from '../../language';
import { relateOption, type Support } from '../../matrices';
import type { DocumentBlock, DocumentLanguages, DocumentLine, DocumentTable } from './documentModel';
import { labelWords } from './wording';

const short: Readonly<Record<Support, Bilingual>> = { 0: terms.strong, 1: terms.weak };

/** The sign of a strength, ★ or ☆. */
export function supportSign(support: Support): string {
  return relateOption(support, 'zh').code;
}

/** A sign of support with its word. */
export function supportLine(languages: DocumentLanguages, support: Support): DocumentLine {
  return { support, words: labelWords(languages, short[support]) };
}

/** What the signs mean. */
export function supportLegend(languages: DocumentLanguages): DocumentBlock {
  const entries = ([0, 1] as const).map((support) => {
    const text = labelWords(languages, { zh: relateOption(support, 'zh').name, en: relateOption(support, 'en').name });
    return { support, text };
  });
  return { kind: 'legend', id: 'legend', entries };
}

/** The blocks with the legend after the first table that shows a sign. */
export function withSupportLegend(blocks: readonly DocumentBlock[], languages: DocumentLanguages): DocumentBlock[] {
  const first = blocks.findIndex((block) => block.kind === 'table' && hasSigns(block));
  return first === -1 ? [...blocks] : [...blocks.slice(0, first + 1), supportLegend(languages), ...blocks.slice(first + 1)];
}

function hasSigns({ rows }: DocumentTable): boolean {
  return rows.some(({ cells }) => cells.some(({ lines }) => lines.some(({ support }) => support !== undefined)));
}
