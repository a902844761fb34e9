import {
  changedMeanwhile,
  editionRefusals,
  editionStepMessage,
  may,
  mostOpenEditions,
  replyCodes,
  textOf,
  type Edition,
  type EditionProgress,
  type EditionStep,
  type Language,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';

type Stored = MockState['editions'][number];

function present(state: MockState, edition: Stored, language: Language): Edition {
  return { ...edition, userName: personName(state, edition.userId, language) };
}

function findOpen(state: MockState, id: number): Stored {
  const edition = found(state.editions.find((one) => one.id === id));
  if (edition.kind === 'published') throw new MockRefusal(replyCodes.validation, editionRefusals.published);
  if (edition.status !== 'open') throw new MockRefusal(replyCodes.validation, editionRefusals.notOpen);
  return edition;
}

/** The mock keeps the edition alone: a draft has no records of its own there. */
function* progressOf(state: MockState, majorId: number, edition: Stored, language: Language): Generator<EditionProgress> {
  const total = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing).length;
  const steps: EditionStep[] = [{ name: 'check' }, { name: 'courses', copied: total, total }, { name: 'base' }, { name: 'done' }];
  for (const [at, step] of steps.entries()) {
    const { no, percent, message } = editionStepMessage(step, at + 1);
    const named = step.name === 'done' ? { editionId: edition.id, ...(edition.majorId === null ? {} : { majorId: edition.majorId }) } : {};
    yield { no, percent, message: message[language], ...named };
  }
}

export const editionMocks = {
  startEdition({ body: { unique, majorId, kind, name, entryYear = null, reason = '' }, state, user, language }) {
    const known = state.editionJobs.get(unique);
    if (known) {
      const edition = found(state.editions.find(({ id }) => id === known.editionId));
      const isSame = known.userId === user.id && edition.homeMajorId === majorId && edition.kind === kind && edition.name === name;
      if (!isSame) throw new MockRefusal(replyCodes.validation, editionRefusals.uniqueTaken);
      return progressOf(state, majorId, edition, language);
    }
    const open = state.editions.filter(({ homeMajorId, status }) => homeMajorId === majorId && status === 'open');
    if (open.length >= mostOpenEditions) throw new MockRefusal(replyCodes.validation, editionRefusals.limit);
    const time = state.now();
    const edition: Stored = {
      id: state.nextId(),
      kind,
      status: 'open',
      name,
      entryYear,
      reason,
      homeMajorId: majorId,
      majorId: state.nextId(),
      userId: user.id,
      createTime: time,
      updateTime: time,
      version: 1,
    };
    state.editions.unshift(edition);
    state.editionJobs.set(unique, { userId: user.id, editionId: edition.id });
    return progressOf(state, majorId, edition, language);
  },

  listEditions: ({ query: { majorId }, state, language }) =>
    state.editions.filter(({ homeMajorId }) => homeMajorId === majorId).map((edition) => present(state, edition, language)),

  getEdition({ query: { id }, state, language }) {
    const edition = found(state.editions.find((one) => one.id === id));
    const major = found(state.majors.find((one) => one.id === edition.homeMajorId));
    const courses = state.courseUnits.filter((unit) => unit.majorId === major.id && !unit.initing).length;
    const base = edition.kind === 'published' ? null : { stateId: edition.id, takenAt: edition.createTime, courses };
    return { ...present(state, edition, language), homeMajorName: textOf(major, 'name', language), base };
  },

  changeEdition({ body: { id, version, ...fields }, state, language }) {
    const edition = findOpen(state, id);
    checkVersion(version, edition, changedMeanwhile.edition, present(state, edition, language));
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    Object.assign(edition, given, { version: edition.version + 1, updateTime: state.now() });
    return { id, version: edition.version, record: present(state, edition, language) };
  },

  deleteEdition({ body: { id, version }, state, user, language }) {
    const edition = findOpen(state, id);
    const auth = edition.userId === user.id ? 'create' : 'manage';
    if (!may(actorOf(user), auth, chainOf(state, 'major', edition.homeMajorId))) throw refusals.noRight();
    checkVersion(version, edition, changedMeanwhile.deletion, present(state, edition, language));
    state.editions = state.editions.filter((one) => one !== edition);
    return true;
  },
} satisfies Partial<MockHandlers>;
