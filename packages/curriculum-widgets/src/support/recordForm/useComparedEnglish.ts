import { useMessages } from '@college/ui/messages';
import { englishWords, type EnglishValues } from './englishValues';
import { recordFormMessages } from './messages';
import type { RecordField } from './RecordConflict';

/** The English of a record as a field of the choice between two versions. */
export function useComparedEnglish(): RecordField<{ english: EnglishValues }> {
  const text = useMessages(recordFormMessages);
  return { name: 'english', label: text.english, words: ({ english }) => englishWords(english) };
}
