import { diffArrays } from 'diff';
import type { Language } from '../language';

/** A piece of a text that stayed, came, or went. */
export interface TextPiece {
  text: string;
  change: 'same' | 'added' | 'removed';
}

// Two texts that differ in more words than this have little in common; word by word would only confuse.
const mostEdits = 400;

/**
 * What became of a text, word by word in the order of reading: the pieces without the added ones are the text before, those without the
 * removed ones the text after.
 */
export function textDifference(before: string, after: string, language: Language): TextPiece[] {
  const parts = diffArrays(splitWords(before, language), splitWords(after, language), { maxEditLength: mostEdits });
  if (!parts) return [...piece(before, 'removed'), ...piece(after, 'added')];
  return parts.flatMap(({ value, added, removed }) => piece(value.join(''), added ? 'added' : removed ? 'removed' : 'same'));
}

function piece(text: string, change: TextPiece['change']): TextPiece[] {
  return text === '' ? [] : [{ text, change }];
}

const segmenters = new Map<Language, Intl.Segmenter>();

/** Words with their separators; Chinese is segmented into words. */
function splitWords(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
