import type { DocumentBlock, DocumentLanguages } from './documentModel';
import { partHeadings } from './messages';

/** The heading of a part: 一 and 基本信息, Part I and Basic information, or both. */
export function partHeading(part: keyof typeof partHeadings, languages: DocumentLanguages): DocumentBlock {
  const { number, text } = partHeadings[part];
  const frame = { kind: 'heading', id: `part-${part}`, level: 1 } as const;
  if (languages === 'en') return { ...frame, number: number.en, text: { en: text.en } };
  if (languages === 'zh') return { ...frame, number: number.zh, text: { zh: text.zh } };
  // The number before both is the Chinese one; the English has its own.
  return { ...frame, number: number.zh, text: { zh: text.zh, en: `${number.en} ${text.en}` } };
}
