import { olderMark, type Language, type Words } from '@college/curriculum-model';

/** A text in one language, as it is printed. */
export interface WrittenText {
  text: string;
  language: Language;
}

/** The texts of some words, Chinese first; English that is older than its Chinese carries its mark. */
export function writtenTexts({ zh, en, older }: Words): WrittenText[] {
  const texts: WrittenText[] = [];
  if (zh) texts.push({ text: zh, language: 'zh' });
  if (en) texts.push({ text: older ? `${en}${olderMark}` : en, language: 'en' });
  return texts;
}

/** Both languages in one line, as headings and labels have them. */
export function writtenLine(words: Words): string {
  return writtenTexts(words)
    .map(({ text }) => text)
    .join('\u2002');
}
