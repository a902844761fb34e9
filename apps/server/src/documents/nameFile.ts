import { reportFileName, type DocumentLanguages } from '@college/curriculum-model';

/** A file with the name under which it is saved. */
export interface NamedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The two kinds of file: PDF, and Word where it is to be edited (decision 123). */
export type FileFormat = 'pdf' | 'word';

const endings = { pdf: '.pdf', word: '.docx' } as const;
const types = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A written file under a name. */
export function withEnding(bytes: Uint8Array, name: string, format: FileFormat): NamedFile {
  return { name: name + endings[format], type: types[format], bytes };
}

/** Gives the report its name, 《课程名》开课说明. */
export function nameFile(
  bytes: Uint8Array,
  { courseName, languages, format }: { courseName: string; languages: DocumentLanguages; format: FileFormat },
): NamedFile {
  return withEnding(bytes, reportFileName(courseName, languages), format);
}
