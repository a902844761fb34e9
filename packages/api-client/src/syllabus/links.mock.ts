import { linkRefusals, mostReportLinks, replyCodes, type Language } from '@college/curriculum-model';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { personName } from '../mock-api/people';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import type { ReportLink } from './link.schema';
import { reportOf } from './reportRows';

function linkFor(state: MockState, { userId, ...link }: MockState['reportLinks'][number], language: Language): ReportLink {
  return { ...link, userName: personName(state, userId, language) };
}

export const reportLinkMocks = {
  listReportLinks: ({ query: { courseid }, state, language }) =>
    state.reportLinks
      .filter(({ courseId }) => courseId === courseid)
      .map((link) => linkFor(state, link, language))
      .toReversed(),

  createReportLink({ body: { courseId }, state, user, language }) {
    if (state.reportLinks.filter((link) => link.courseId === courseId).length >= mostReportLinks) {
      throw new MockRefusal(replyCodes.validation, linkRefusals.tooMany);
    }
    const id = state.nextId();
    // Guessable on purpose: a mock keeps no secrets, and tests like fixed values.
    const link = { id, courseId, link: `mock-report-link-${id}`, createTime: state.now(), userId: user.id };
    state.reportLinks.push(link);
    return linkFor(state, link, language);
  },

  deleteReportLink({ body: { courseId, id }, state }) {
    const link = found(state.reportLinks.find((one) => one.id === id && one.courseId === courseId));
    state.reportLinks = state.reportLinks.filter((one) => one !== link);
    return true;
  },

  getPublicReport: ({ query: { link }, state }) => reportOf(state, found(state.reportLinks.find((one) => one.link === link)).courseId),
} satisfies Partial<MockHandlers>;
