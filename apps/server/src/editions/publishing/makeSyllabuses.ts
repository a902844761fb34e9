import type { DocumentLanguages, Words } from '@college/curriculum-model';
import type { Queries } from '../../db';
import type { WrittenFile } from '../../documents/documentThread';
import type { MadeReport } from '../../documents/makeReport';
import { withEnding, type FileFormat } from '../../documents/nameFile';
import { askAboutStates } from '../comparing/sideParts';
import type { KnownParts } from '../thread/editionJob';
import type { Asking } from '../thread/editionThread';

interface Making {
  db: Queries;
  /** Of the edition: its major's part, then one of each course. */
  parts: KnownParts;
  asking: Asking;
  wanted: { languages: DocumentLanguages; edition: Words; takenAt: string };
  format: FileFormat;
  /** Writes the document of the course at this place, from 1 on. */
  write: (document: Uint8Array, at: number) => Promise<WrittenFile>;
}

/** The syllabuses of an edition as files, one course after another: each is made when the one before was taken. */
export async function* makeSyllabuses({ db, parts, asking, wanted, format, write }: Making): AsyncGenerator<MadeReport> {
  const [major, ...courses] = parts.hashes;
  const digits = String(courses.length).length;
  for (const [at, course] of courses.entries()) {
    const alone = { hashes: [major!, course], contents: [] };
    const { fileName, document } = await askAboutStates(db, 'syllabus', wanted, [alone], asking);
    const { bytes, missing } = await write(document, at + 1);
    // Courses of one name stay apart by their number, which is also that of the list of courses.
    const name = `${String(at + 1).padStart(digits, '0')} ${fileName}`;
    yield { file: withEnding(bytes, name, format), missing: missing.map((one) => ({ ...one, place: placeIn(fileName, one.place) })) };
  }
}

/** Where a character is that could not be shown: in which file, and where in it. */
function placeIn(fileName: string, place: Words): Words {
  return Object.fromEntries(Object.entries(place).map(([language, words]) => [language, `${fileName} ${words}`])) as Words;
}
