import { searchLimit, searchTargets, textOf, type Language, type SearchHit, type SearchTarget } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds } from '../mock-api/paging';

type Entry = Omit<SearchHit, 'type'>;

/** What each target searches, with its location. */
const entriesOf: Record<SearchTarget, (state: MockState) => Entry[]> = {
  course: ({ courseUnits }) =>
    courseUnits
      .filter(({ initing }) => !initing)
      .map(({ id, majorId, name, introduction }) => ({ id, title: name, description: introduction, majorId, courseId: id })),
  indicator: ({ requires }) =>
    [...requires].flatMap(([majorId, list]) =>
      list.flatMap(({ description: title, children = [] }) =>
        children.map(({ id, description }) => ({ id, title: description, description: title, majorId })),
      ),
    ),
  point: (state) => state.points.map(({ id, title, description, courseId }) => ({ id, title, description, ...placeOf(state, courseId) })),
  ksa: (state) =>
    state.ksas.map(({ id, title, level, description, courseId }) => ({
      id,
      title: `${title}${level}`,
      description,
      ...placeOf(state, courseId),
    })),
  goal: (state) =>
    state.goals.map(({ id, description, courseId }) => ({ id, title: description, description: '', ...placeOf(state, courseId) })),
};

/** What the place of a hit is called, in the reader's language. */
function namesOf({ courseUnits, majors }: MockState, { majorId, courseId }: Entry, language: Language) {
  const [major, course] = [majors.find(({ id }) => id === majorId), courseUnits.find(({ id }) => id === courseId)];
  return { ...(major && { majorName: textOf(major, 'name', language) }), ...(course && { courseName: textOf(course, 'name', language) }) };
}

function placeOf({ courseUnits }: MockState, courseId: number): Pick<SearchHit, 'majorId' | 'courseId'> {
  return { courseId, majorId: courseUnits.find(({ id }) => id === courseId)?.majorId };
}

export const searchMocks = {
  /** A target that is not known finds nothing. */
  searchContent({ body: { keyword, target }, state, language }) {
    const known = searchTargets.find((name) => name === target);
    const entries = known ? entriesOf[known](state) : [];
    const hits = entries.filter(({ title, description }) => holds(keyword, title, description));
    return { keyword, data: hits.slice(0, searchLimit).map((hit) => ({ ...hit, ...namesOf(state, hit, language), type: target })) };
  },
} satisfies Partial<MockHandlers>;
