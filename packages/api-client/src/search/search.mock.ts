import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds } from '../mock-api/paging';

/** What each target searches; every other target finds nothing. */
function entries(state: MockState, target: string) {
  switch (target) {
    case 'course':
      return state.courseUnits
        .filter(({ initing }) => !initing)
        .map(({ id, name, introduction }) => ({ id, title: name, description: introduction }));
    case 'point':
      return state.points.map(({ id, title, description }) => ({ id, title, description }));
    case 'ksa':
      return state.ksas.map(({ id, title, level, description }) => ({ id, title: `${title}${level}`, description }));
    case 'goal':
      return state.goals.map(({ id, description }) => ({ id, title: description, description }));
    case 'major':
      return state.majors.map(({ id, name, code }) => ({ id, title: name, description: code }));
    default:
      return [];
  }
}

export const searchMocks = {
  searchContent({ body: { keyword, target }, state }) {
    const hits = entries(state, target).filter(({ title, description }) => holds(keyword, title, description));
    return { keyword, data: hits.map((hit) => ({ ...hit, type: target })) };
  },
} satisfies Partial<MockHandlers>;
