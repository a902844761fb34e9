import {
  draftSyllabus,
  reportFileName,
  syllabusDocument,
  textOf,
  wordsTexts,
  type DocumentLanguages,
  type SyllabusDocument,
} from '@college/curriculum-model';
import type { DataInput } from '../core/endpoint';
import { pdf, wordDocument } from '../mock-api/papers';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import type { prepareExport } from './reportFiles.contract';
import { reportOf } from './reportRows';

interface Report {
  courseId: number;
  editable: boolean;
  languages: DocumentLanguages;
}

function reportFile(state: MockState, { courseId, editable, languages }: Report): File {
  const report = reportOf(state, courseId);
  const { intro } = report;
  const name = reportFileName(textOf(intro, 'name', languages === 'en' ? 'en' : 'zh'), languages);
  if (!editable) return pdf(`${name}.pdf`);
  const { runningTitle } = paperOf(state, courseId, syllabusDocument(report, languages));
  return wordDocument(`${name}.docx`, [...wordsTexts(runningTitle), name, intro.introduction]);
}

/** The paper of a course; that of a draft says so. */
function paperOf(state: MockState, courseId: number, live: SyllabusDocument): SyllabusDocument {
  const unit = state.courseUnits.find(({ id }) => id === courseId);
  const { kind, name } = state.editions.find(({ majorId }) => majorId !== null && majorId === unit?.majorId) ?? {};
  return kind && kind !== 'published' ? draftSyllabus(live, { kind, name: name ?? '' }) : live;
}

export const reportFileMocks = {
  exportReport({ query: { courseid: courseId, editable = false, languages, file }, state, user, language }) {
    if (file === undefined) return reportFile(state, { courseId, editable, languages: languages ?? language });
    const waiting = found(state.reportFiles.get(file));
    found(waiting.userId === user.id && waiting.courseId === courseId ? waiting : undefined);
    state.reportFiles.delete(file);
    return waiting.file;
  },

  *prepareExport({ body, state, user }): Generator<DataInput<typeof prepareExport>> {
    // Before the first event: a course that is not there has no progress.
    const file = reportFile(state, body);
    for (const progress of [0, 40, 80, 100]) yield { progress };
    const key = `mock-report-file-${state.nextId()}`;
    state.reportFiles.set(key, { userId: user.id, courseId: body.courseId, file });
    yield { done: { file: key, missing: [] } };
  },
} satisfies Partial<MockHandlers>;
