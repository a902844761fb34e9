import { replyCodes } from '@college/curriculum-model';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { found } from '../mock-api/refusals';
import { reportOf } from './reportRows';

const mostLinks = 20;

export const reportLinkMocks = {
  listReportLinks: ({ query: { courseid }, state }) => state.reportLinks.filter(({ courseId }) => courseId === courseid).toReversed(),

  createReportLink({ body: { courseId }, state, user }) {
    if (state.reportLinks.filter((link) => link.courseId === courseId).length >= mostLinks) {
      throw new MockRefusal(replyCodes.validation, {
        zh: `每门课程最多 ${mostLinks} 个链接，请先撤销不再需要的链接。`,
        en: `A course has at most ${mostLinks} links. Revoke one that is not needed any more.`,
      });
    }
    const id = state.nextId();
    // Guessable on purpose: a mock keeps no secrets, and tests like fixed values.
    const link = { id, courseId, link: `mock-report-link-${id}`, createTime: state.now(), userName: user.userName };
    state.reportLinks.push(link);
    return link;
  },

  deleteReportLink({ body: { courseId, id }, state }) {
    const link = found(state.reportLinks.find((one) => one.id === id && one.courseId === courseId));
    state.reportLinks = state.reportLinks.filter((one) => one !== link);
    return true;
  },

  getPublicReport: ({ query: { link }, state }) => reportOf(state, found(state.reportLinks.find((one) => one.link === link)).courseId),
} satisfies Partial<MockHandlers>;
