import type { DocumentLanguages, SyllabusDocument } from '../../syllabus';
import { recordsOf, type CurriculumState } from '../state';
import { stateWords } from '../stateWords';
import { bookletDocument, type BookletEdition } from './bookletDocument';
import { courseFactsOf } from './courseFacts';
import { supportOf } from './matrixTable';
import { requirementsOf } from './requirementBlocks';

/** The booklet (培养方案) of an edition without its syllabuses: the major, requirements with indicator points, structure, courses, matrix. */
export function curriculumBooklet(state: CurriculumState, edition: BookletEdition, languages: DocumentLanguages): SyllabusDocument {
  const record = recordsOf(state.major, 'major')[0];
  const { standard } = record?.fields ?? {};
  return bookletDocument(
    {
      major: {
        name: stateWords(languages, record, 'name'),
        code: stateWords(languages, record, 'code'),
        standard: typeof standard === 'string' ? standard : '',
      },
      edition,
      requirements: requirementsOf(state, languages),
      courses: courseFactsOf(state, languages),
      support: supportOf(state),
    },
    languages,
  );
}
