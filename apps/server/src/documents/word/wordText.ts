import { Paragraph, TextRun, type IParagraphOptions } from 'docx';
import type { Language } from '@college/curriculum-model';
import { codePointName } from '../pdf/showable';

/** The formatting of a text in its paragraph. */
export interface WordStyle extends Omit<IParagraphOptions, 'text' | 'children'> {
  language?: Language;
  isBold?: boolean;
  /** In half points; the style's own without. */
  size?: number;
}

// Control characters and halves of pairs: XML has no place for them.
const illegal = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** The text without characters that would corrupt the file: they are replaced by their code point. */
export function legalText(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n').replace(illegal, (sign) => `〔${codePointName(sign.charCodeAt(0))}〕`);
}

/** A paragraph for each line of the text. */
export function wordParagraphs(text: string, style: WordStyle = {}): Paragraph[] {
  return legalText(text)
    .trimEnd()
    .split('\n')
    .map((line) => wordParagraph([wordRun(line, style)], style));
}

/** A paragraph of runs. */
export function wordParagraph(
  children: TextRun[],
  { language: _language, isBold: _isBold, size: _size, ...options }: WordStyle = {},
): Paragraph {
  return new Paragraph({ ...options, children });
}

/** Text in the language it is written in, so that it is checked and broken as such. */
export function wordRun(text: string, { language, isBold, size }: WordStyle): TextRun {
  return new TextRun({ text, bold: isBold, size, language: languageOf(language) });
}

function languageOf(language: Language | undefined) {
  if (!language) return undefined;
  return { value: language === 'en' ? 'en-US' : 'zh-CN', eastAsia: 'zh-CN' };
}
