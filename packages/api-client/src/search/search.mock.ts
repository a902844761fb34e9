import { searchLimit, searchTargets, textOf, type Language } from '@college/curriculum-model';
import { collegeContent, type CollegeRecord } from '../assistant/collegeContent';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds } from '../mock-api/paging';
import { findEverythingIn } from './mockEverything';

/** What the place of a hit is called, in the reader's language. */
function namesOf({ courseUnits, majors }: MockState, { majorId, courseId }: CollegeRecord, language: Language) {
  const [major, course] = [majors.find(({ id }) => id === majorId), courseUnits.find(({ id }) => id === courseId)];
  return { ...(major && { majorName: textOf(major, 'name', language) }), ...(course && { courseName: textOf(course, 'name', language) }) };
}

/** The requirement above an indicator point. */
function headingOf({ requires }: MockState, { id, majorId }: CollegeRecord, language: Language): string {
  const requirement = requires.get(majorId)?.find(({ children }) => children.some((one) => one.id === id));
  return requirement ? textOf(requirement, 'description', language) : '';
}

export const searchMocks = {
  /** A target that is not known finds nothing. */
  searchContent({ body: { keyword, target }, state, user, language }) {
    const known = searchTargets.find((name) => name === target);
    const records = known ? collegeContent(state, user, known, language) : [];
    const hits = records.filter(({ level, texts }) => holds(keyword, level, ...texts)).slice(0, searchLimit);
    const data = hits.map((hit) => ({
      id: hit.id,
      title: target === 'ksa' ? (hit.level ?? '') : hit.title,
      description: target === 'indicator' ? headingOf(state, hit, language) : (hit.description ?? ''),
      majorId: hit.majorId,
      ...(hit.courseId !== null && { courseId: hit.courseId }),
      ...namesOf(state, hit, language),
      type: target,
    }));
    return { keyword, data };
  },

  searchEverything({ body: { keyword, kinds, limit }, state, user, language }) {
    return { keyword, groups: findEverythingIn(state, user, { keyword, kinds, limit }, language) };
  },
} satisfies Partial<MockHandlers>;
