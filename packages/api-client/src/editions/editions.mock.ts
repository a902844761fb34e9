import {
  changedMeanwhile,
  editionProgressFigures,
  editionRefusals,
  isSame,
  may,
  mostOpenEditions,
  readEditionRef,
  replyCodes,
  textOf,
  type Edition,
  type EditionRef,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { endProposalsOf } from '../proposals/mockProposals';
import { findOpenEdition } from './rows/findOpenEdition';
import { homeOf } from './rows/lineage';
import { majorState } from './rows/majorState';
import { mockStateOf } from './rows/mockStateOf';
import { presentEdition } from './rows/published';
import { removeDraft } from './rows/removeDraft';
import { messagesOf, startEdition, stepsOf, withDefaults } from './rows/startEdition';

type Stored = MockState['editions'][number];

/** How far an edition went, where that was asked for. */
function figuresWhere(asked: 0 | 1 | undefined, state: MockState, edition: Stored): Pick<Edition, 'figures'> {
  if (asked !== 1) return {};
  const { id, status, majorId, stateId, baseStateId, homeMajorId } = edition;
  if (majorId === null && stateId === null) return { figures: null };
  const base = baseStateId === null ? undefined : mockStateOf(state, `base:${id}`);
  const current = status === 'open' ? majorState(state, homeMajorId) : undefined;
  return { figures: editionProgressFigures({ state: mockStateOf(state, `edition:${id}`), base, current }) };
}

/** Refuses one more draft where the major has as many as it may. */
function checkPlace(state: MockState, majorId: number): void {
  const open = state.editions.filter(({ homeMajorId, status }) => homeMajorId === majorId && status === 'open');
  if (open.length >= mostOpenEditions) throw new MockRefusal(replyCodes.validation, editionRefusals.limit);
}

/** Refuses an origin of another major. */
function checkOrigin(state: MockState, from: EditionRef, majorId: number): void {
  const { kind, id } = readEditionRef(from);
  const { homeMajorId } = found(kind === 'edition' ? state.editions.find((edition) => edition.id === id) : state.curriculumStates.get(id));
  if (homeMajorId !== majorId) throw new MockRefusal(replyCodes.validation, editionRefusals.originElsewhere);
}

export const editionMocks = {
  startEdition({ body: { unique, ...request }, state, user, language }) {
    const { majorId } = request;
    if (homeOf(state, majorId) !== majorId) throw new MockRefusal(replyCodes.validation, editionRefusals.ofDraft);
    const known = state.editionJobs.get(unique);
    if (known) {
      if (known.userId !== user.id || !isSame(withDefaults(known.request), withDefaults(request))) {
        throw new MockRefusal(replyCodes.validation, editionRefusals.uniqueTaken);
      }
      return messagesOf(state, known, language);
    }
    checkPlace(state, majorId);
    if (request.from) checkOrigin(state, request.from, majorId);
    const job = { userId: user.id, editionId: startEdition(state, request, user.id), request, messages: stepsOf(state, request) };
    state.editionJobs.set(unique, job);
    return messagesOf(state, job, language);
  },

  listEditions: ({ query: { majorId, figures }, state, language }) =>
    state.editions
      .filter(({ homeMajorId }) => homeMajorId === majorId)
      .map((edition) => ({ ...presentEdition(state, edition, language), ...figuresWhere(figures, state, edition) })),

  getEdition({ query: { id, figures }, state, language }) {
    const edition = found(state.editions.find((one) => one.id === id));
    const major = found(state.majors.find((one) => one.id === edition.homeMajorId));
    const { baseStateId: stateId } = edition;
    const kept = stateId === null ? undefined : state.curriculumStates.get(stateId);
    const base = stateId === null || !kept ? null : { stateId, takenAt: kept.takenAt, courses: kept.state.courses.length };
    const own = { ...presentEdition(state, edition, language), ...figuresWhere(figures, state, edition) };
    return { ...own, homeMajorName: textOf(major, 'name', language), base };
  },

  changeEdition({ body: { id, version, ...fields }, state, language }) {
    const edition = findOpenEdition(state, id);
    checkVersion(version, edition, changedMeanwhile.edition, presentEdition(state, edition, language));
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    Object.assign(edition, given, { version: edition.version + 1, updateTime: state.now() });
    return { id, version: edition.version, record: presentEdition(state, edition, language) };
  },

  deleteEdition({ body: { id, version }, state, user, language }) {
    const edition = findOpenEdition(state, id);
    const auth = edition.userId === user.id ? 'create' : 'manage';
    if (!may(actorOf(user), auth, chainOf(state, 'major', edition.homeMajorId))) throw refusals.noRight();
    checkVersion(version, edition, changedMeanwhile.deletion, presentEdition(state, edition, language));
    endProposalsOf(state, id, 'withdrawn', user.id);
    state.editions = state.editions.filter((one) => one !== edition);
    const proposals = state.proposals.filter(({ editionId }) => editionId === id);
    state.proposals = state.proposals.filter((one) => !proposals.includes(one));
    const putDraftBack = edition.majorId === null ? undefined : removeDraft(state, edition.majorId);
    state.deletedRecords.push({
      kind: 'edition',
      id,
      name: edition.name,
      majorId: edition.homeMajorId,
      time: state.now(),
      userId: user.id,
      putBack() {
        checkPlace(state, edition.homeMajorId);
        state.editions.unshift({ ...edition, version: edition.version + 1 });
        state.proposals.unshift(...proposals);
        putDraftBack?.();
      },
    });
    return true;
  },
} satisfies Partial<MockHandlers>;
