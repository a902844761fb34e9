import type { DocumentBlock } from '@college/curriculum-model';
import { writtenLine } from './written';

/** A heading with its number, both languages in one line. */
export function headingLine({ number, text }: Extract<DocumentBlock, { kind: 'heading' }>): string {
  return [number, writtenLine(text)].filter(Boolean).join(text.zh ? '\u3000' : '\u2002');
}
