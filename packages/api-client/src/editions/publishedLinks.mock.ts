import { editionRefusals, mostReportLinks, replyCodes, type EditionLink, type Language } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { found } from '../mock-api/refusals';
import { bookletFile } from './publish.mock';
import { courseOfEdition, findPublished } from './rows/published';

function linkFor(state: MockState, { userId, ...link }: MockState['editionLinks'][number], language: Language): EditionLink {
  return { ...link, userName: personName(state, userId, language) };
}

function editionOfLink(state: MockState, link: string): number {
  return found(state.editionLinks.find((one) => one.link === link)).editionId;
}

/** The links to published editions, and what is read by them. */
export const editionLinkMocks = {
  listEditionLinks: ({ query: { id }, state, language }) =>
    state.editionLinks
      .filter(({ editionId }) => editionId === findPublished(state, id).id)
      .map((link) => linkFor(state, link, language))
      .toReversed(),

  createEditionLink({ body: { id: editionId }, state, user, language }) {
    const { status } = findPublished(state, editionId);
    if (status === 'withdrawn') throw new MockRefusal(replyCodes.validation, editionRefusals.withdrawnNoLink);
    if (state.editionLinks.filter((link) => link.editionId === editionId).length >= mostReportLinks) {
      throw new MockRefusal(replyCodes.validation, editionRefusals.tooManyLinks);
    }
    const id = state.nextId();
    // Guessable on purpose: a mock keeps no secrets, and tests like fixed values.
    const link = { id, editionId, link: `mock-edition-link-${id}`, createTime: state.now(), userId: user.id };
    state.editionLinks.push(link);
    return linkFor(state, link, language);
  },

  deleteEditionLink({ body: { id, linkId }, state }) {
    const link = found(state.editionLinks.find((one) => one.id === linkId && one.editionId === id));
    state.editionLinks = state.editionLinks.filter((one) => one !== link);
    return true;
  },

  getPublicEdition: ({ query: { link, part }, state, language }) =>
    courseOfEdition(state, findPublished(state, editionOfLink(state, link)), part, language),

  getPublicBooklet: ({ query: { link, editable = false, languages, syllabuses = 0 }, state, language }) =>
    bookletFile(state, { id: editionOfLink(state, link), editable, languages: languages ?? language, syllabuses: syllabuses === 1 }),
} satisfies Partial<MockHandlers>;
