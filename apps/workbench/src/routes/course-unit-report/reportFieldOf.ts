import { syllabusFieldNames, type SyllabusFieldName } from '@college/curriculum-model';

/** The field of the editor that an address names; the record calls two of them differently, and so do findings about it (decision 120). */
export function reportFieldOf(name: string | undefined): SyllabusFieldName | undefined {
  if (name === 'textreferences') return 'references';
  if (name === 'textgroup') return 'group';
  return name !== undefined && Object.hasOwn(syllabusFieldNames, name) ? (name as SyllabusFieldName) : undefined;
}
