import {
  bookletFileName,
  changedMeanwhile,
  editionRefusals,
  publishFindings,
  publishedHomeOf,
  recordsOf,
  replyCodes,
  reportFileName,
  textPair,
  type DocumentLanguages,
  type PublishPlan,
} from '@college/curriculum-model';
import type { DataInput } from '../core/endpoint';
import { archive, pdf, wordDocument } from '../mock-api/papers';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { Publication } from '../mock-api/mockRecords';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found } from '../mock-api/refusals';
import type { prepareBooklet } from './publish.contract';
import { digestOf } from './rows/digestOf';
import { homeOf, lineageOf } from './rows/lineage';
import { majorState } from './rows/majorState';
import { keepState } from './rows/mockStateOf';
import { publishChecksOf } from './rows/publishChecksOf';
import { courseOfEdition, findPublished, latestFirst, presentEdition, publishedHead, stateOf } from './rows/published';

function planOf(state: MockState, majorId: number, language: 'zh' | 'en'): PublishPlan {
  if (homeOf(state, majorId) !== majorId) throw new MockRefusal(replyCodes.validation, editionRefusals.publishDraft);
  const current = majorState(state, majorId);
  const checks = publishChecksOf(state, majorId);
  const published = latestFirst(state, majorId)
    .filter(({ status }) => status === 'published')
    .map(({ id, name, entryYear }) => ({ id, name, entryYear: entryYear ?? 0 }));
  return {
    seen: digestOf(
      current,
      published.map(({ id }) => id),
    ),
    figures: publishedHomeOf(current).figures,
    findings: publishFindings(current, checks, language),
    published,
  };
}

function collegeOf({ majors, departments, colleges }: MockState, majorId: number): Publication['college'] {
  const { departmentId } = found(majors.find(({ id }) => id === majorId));
  const { collegeId } = found(departments.find(({ id }) => id === departmentId));
  const college = found(colleges.find(({ id }) => id === collegeId));
  return { zh: college.name, en: college.translations?.en?.name?.text ?? '' };
}

interface Booklet {
  id: number;
  editable: boolean;
  languages: DocumentLanguages;
  syllabuses: boolean;
}

/** The booklet of the mock names its edition and nothing else, and its archive only the files. */
export function bookletFile(state: MockState, { id, editable, languages, syllabuses }: Booklet): File {
  const edition = findPublished(state, id);
  const head = publishedHead(state, edition, languages === 'en' ? 'en' : 'zh');
  const { zh, en } = head.major.name;
  const name = bookletFileName(languages === 'en' && en !== '' ? en : zh, edition.name);
  if (!syllabuses) return editable ? wordDocument(`${name}.docx`, [name]) : pdf(`${name}.pdf`);
  const names = stateOf(state, edition).courses.map(
    (course, at) => `${at + 1} ${reportFileName(textPair(recordsOf(course, 'course')[0], 'name').zh, languages)}`,
  );
  return archive(`${name}.zip`, [name, ...names], editable);
}

/** What publishes editions and reads them. */
export const editionPublishingMocks = {
  planPublication: ({ query: { majorId }, state, language }) => planOf(state, majorId, language),

  publishEdition({ body: { majorId, seen, name, entryYear, reason = '' }, state, user, language }) {
    const plan = planOf(state, majorId, language);
    if (plan.seen !== seen) throw new MockRefusal(replyCodes.conflict, editionRefusals.publishChanged, plan);
    const errors = plan.findings.filter(({ level }) => level === 'error').length;
    if (errors > 0) throw new MockRefusal(replyCodes.validation, editionRefusals.publishBlocked(errors));
    const id = state.nextId();
    const time = state.now();
    for (const earlier of state.editions) {
      if (earlier.homeMajorId !== majorId || earlier.status !== 'published' || earlier.entryYear !== entryYear) continue;
      Object.assign(earlier, { status: 'withdrawn', version: earlier.version + 1, updateTime: time });
      found(state.publications.get(earlier.id)).withdrawn = { at: time, reason: '', supersededById: id };
    }
    const own = { id, kind: 'published', status: 'published', name, entryYear, reason, homeMajorId: majorId, majorId: null } as const;
    const stateId = keepState(state, majorId, majorState(state, majorId));
    const edition = { ...own, userId: user.id, createTime: time, updateTime: time, version: 1, baseStateId: null, stateId };
    state.editions.unshift(edition);
    state.publications.set(id, { college: collegeOf(state, majorId), withdrawn: null });
    return presentEdition(state, edition, language);
  },

  withdrawEdition({ body: { id, version, reason }, state, language }) {
    const edition = findPublished(state, id);
    if (edition.status === 'withdrawn') throw new MockRefusal(replyCodes.validation, editionRefusals.withdrawn);
    checkVersion(version, edition, changedMeanwhile.edition, presentEdition(state, edition, language));
    const time = state.now();
    Object.assign(edition, { status: 'withdrawn', version: edition.version + 1, updateTime: time });
    found(state.publications.get(id)).withdrawn = { at: time, reason, supersededById: null };
    return true;
  },

  readPublishedEdition: ({ query: { id, part }, state, language }) => courseOfEdition(state, findPublished(state, id), part, language),

  exportBooklet({ query: { id, editable = false, languages, syllabuses = 0, file }, state, user, language }) {
    if (file === undefined) return bookletFile(state, { id, editable, languages: languages ?? language, syllabuses: syllabuses === 1 });
    const waiting = found(state.bookletFiles.get(file));
    found(waiting.userId === user.id && waiting.editionId === id ? waiting : undefined);
    state.bookletFiles.delete(file);
    return waiting.file;
  },

  *prepareBooklet({ body, state, user }): Generator<DataInput<typeof prepareBooklet>> {
    // Before the first event: an edition that is not there has no progress.
    const file = bookletFile(state, body);
    for (const progress of [0, 40, 80, 100]) yield { progress };
    const key = `mock-booklet-${state.nextId()}`;
    state.bookletFiles.set(key, { userId: user.id, editionId: body.id, file });
    yield { done: { file: key, missing: [] } };
  },

  listEditionsOfCourse({ query: { courseId }, state }) {
    const unit = found(state.courseUnits.find(({ id }) => id === courseId));
    const lineage = lineageOf(state, courseId);
    return latestFirst(state, homeOf(state, unit.majorId)).flatMap(({ id, name, entryYear, status, stateId }) => {
      const kept = stateId === null ? undefined : state.curriculumStates.get(stateId);
      if (!kept?.state.courses.some((course) => course.lineage === lineage)) return [];
      return [
        { id, name, entryYear: entryYear ?? 0, status: status === 'withdrawn' ? ('withdrawn' as const) : ('published' as const), lineage },
      ];
    });
  },
} satisfies Partial<MockHandlers>;
