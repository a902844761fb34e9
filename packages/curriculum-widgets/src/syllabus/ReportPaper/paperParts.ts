import type { DocumentBlock, Words } from '@college/curriculum-model';

/** Items under their labels, one below the other. */
interface LabelledTexts {
  kind: 'texts';
  id: string;
  texts: { id: string; label: Words; text: Words }[];
}

type Paragraph = Extract<DocumentBlock, { kind: 'paragraph' }>;

/** A block of the paper; labelled paragraphs that follow one another are one list. */
export type Part = DocumentBlock | LabelledTexts;

/** The blocks of a document with their labelled paragraphs gathered into lists. */
export function paperParts(blocks: readonly DocumentBlock[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (!isLabelled(block)) {
      parts.push(block);
      continue;
    }
    const last = parts.at(-1);
    if (last?.kind === 'texts') last.texts.push(block);
    else parts.push({ kind: 'texts', id: block.id, texts: [block] });
  }
  return parts;
}

function isLabelled(block: DocumentBlock): block is Paragraph & { label: Words } {
  return block.kind === 'paragraph' && block.label !== undefined;
}
