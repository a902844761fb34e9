import type { DocumentLanguages, Words } from '../syllabus';
import { writtenWords } from '../syllabus/document/wording';
import { englishFieldName } from './shapeFields';
import type { StateRecord } from './state';

/** A text of a record in the languages of a document. */
export function stateWords(languages: DocumentLanguages, record: Pick<StateRecord, 'fields'> | undefined, field: string): Words {
  const text = (name: string) => {
    const value = record?.fields[name];
    return typeof value === 'string' ? value : '';
  };
  return writtenWords(languages, text(field), { text: text(englishFieldName(field)) });
}
