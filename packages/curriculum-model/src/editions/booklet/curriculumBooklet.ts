import type { DocumentLanguages, SyllabusDocument } from '../../syllabus';
import { recordsOf, type CurriculumState } from '../state';
import { stateWords } from '../stateWords';
import { bookletDocument, type BookletEdition } from './bookletDocument';
import { courseFactsOf } from './courseFacts';
import { supportOf } from './matrixTable';
import { requirementsOf } from './requirementBlocks';
import { withAppendix, type BookletAppendix } from './bookletAppendix';

/** The booklet (培养方案) of an edition: the major, its objectives, requirements with indicator points, structure, courses, matrix, and on wish where the syllabuses are. */
export function curriculumBooklet(
  state: CurriculumState,
  { withdrawn, hasSyllabuses, ...edition }: BookletEdition & BookletAppendix,
  languages: DocumentLanguages,
): SyllabusDocument {
  const record = recordsOf(state.major, 'major')[0];
  const { standard } = record?.fields ?? {};
  const main = bookletDocument(
    {
      major: {
        name: stateWords(languages, record, 'name'),
        code: stateWords(languages, record, 'code'),
        standard: typeof standard === 'string' ? standard : '',
        objectives: stateWords(languages, record, 'objectives'),
      },
      edition,
      requirements: requirementsOf(state, languages),
      courses: courseFactsOf(state, languages),
      support: supportOf(state),
    },
    languages,
  );
  return withAppendix(main, { ...(withdrawn && { withdrawn }), ...(hasSyllabuses && { hasSyllabuses }) });
}
