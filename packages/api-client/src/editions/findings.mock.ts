import {
  applyAccepted,
  campusDay,
  curriculumEngine,
  editionRefusals,
  findingsHere,
  replyCodes,
  ruleRefusals,
  tellFindings,
  type Acceptance,
  type CurriculumState,
  type EditionFindings,
  type EditionRef,
  type Language,
  type Occasion,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { mockAnchors } from '../comments/mockAnchors';
import { found } from '../mock-api/refusals';
import { rulesOfMajor } from '../rules/rules.mock';
import { readSides, unitsByLineage } from './mockSides';

type Reader = Parameters<typeof readSides>[0];
type Stored = MockState['acceptances'][number];

function presentAcceptance(state: MockState, acceptance: Stored, language: Language): Acceptance {
  const { majorId: _, ...stored } = acceptance;
  return { ...stored, userName: personName(state, stored.userId, language) };
}

function acceptancesOf(state: MockState, majorId: number, language: Language): Acceptance[] {
  return state.acceptances.filter((one) => one.majorId === majorId).map((one) => presentAcceptance(state, one, language));
}

/** What the rules find in a side on either occasion, with their fixes. */
export function findingsIn({ state, homeMajorId, curriculum }: { state: MockState; homeMajorId: number; curriculum: CurriculumState }) {
  return engineOf(state, homeMajorId, 'review').everything(curriculum);
}

function engineOf(state: MockState, homeMajorId: number, occasion: Occasion) {
  return curriculumEngine({ settings: rulesOfMajor(state, homeMajorId), occasion, today: campusDay(new Date(state.now())) });
}

/** What the rules find in a state of a major that the reader may read, and what of it is accepted. */
export function judge(reader: Reader, ref: EditionRef, occasion: Occasion): EditionFindings & { homeMajorId: number } {
  const { state, language } = reader;
  const [side] = readSides(reader, [ref] as const);
  const { homeMajorId } = side;
  const today = campusDay(new Date(state.now()));
  const engine = engineOf(state, homeMajorId, occasion);
  const { majorId } = side.side;
  const told = findingsHere(tellFindings(side.state, engine.judge(side.state)), majorId === null ? [] : mockAnchors(state, majorId));
  const unsaid = new Set(engine.unsaid(side.state));
  const acceptances = acceptancesOf(state, homeMajorId, language).filter(({ finding }) => !unsaid.has(finding));
  const { open, accepted, ended } = applyAccepted(told, acceptances, today);
  const courses = [...unitsByLineage(state, side)].map(([lineage, courseId]) => ({ lineage, courseId }));
  return { homeMajorId, findings: [...open], accepted: [...accepted], ended: [...ended], courses };
}

/** What the rules find on the occasion that says the one finding. */
function judgeWith(reader: Reader, ref: EditionRef, id: string): ReturnType<typeof judge> {
  const reviewed = judge(reader, ref, 'review');
  const isSaid = [...reviewed.findings, ...(reviewed.accepted ?? []).map(({ finding }) => finding)].some((one) => one.id === id);
  return isSaid ? reviewed : judge(reader, ref, 'editing');
}

/** What the rules find, and what of it is accepted. */
export const editionFindingMocks = {
  getEditionFindings({ query: { ref, occasion = 'editing' }, ...reader }) {
    const { homeMajorId: _, ...findings } = judge(reader, ref, occasion);
    return findings;
  },

  listAcceptedFindings: ({ query: { majorId }, state, language }) => acceptancesOf(state, majorId, language),

  acceptFinding({ body: { majorId, ref, basis = '', ...accepting }, ...reader }) {
    const { state, user, language } = reader;
    const today = campusDay(new Date(state.now()));
    if (accepting.until !== null && accepting.until < today) {
      throw new MockRefusal(replyCodes.validation, ruleRefusals.untilPast, { field: 'until' });
    }
    const { homeMajorId, findings, accepted = [] } = judgeWith(reader, ref, accepting.finding);
    if (homeMajorId !== majorId) throw new MockRefusal(replyCodes.validation, editionRefusals.otherHome);
    const known = accepted.find(({ finding }) => finding.id === accepting.finding);
    if (known) throw new MockRefusal(replyCodes.conflict, ruleRefusals.accepted, known.by);
    const finding = findings.find(({ id }) => id === accepting.finding);
    if (!finding) throw new MockRefusal(replyCodes.notFound, ruleRefusals.mended);
    if (finding.basis !== basis) throw new MockRefusal(replyCodes.conflict, ruleRefusals.changed, finding);
    const acceptance = { ...accepting, basis, id: state.nextId(), majorId, userId: user.id, acceptedOn: today, acceptedAt: state.now() };
    const isOther = ({ majorId: id, ...one }: Stored) => id !== majorId || one.finding !== finding.id || one.basis !== finding.basis;
    state.acceptances = [acceptance, ...state.acceptances.filter(isOther)];
    return presentAcceptance(state, acceptance, language);
  },

  withdrawAcceptance({ body: { majorId, id }, state }) {
    const acceptance = found(state.acceptances.find((one) => one.id === id && one.majorId === majorId));
    state.acceptances = state.acceptances.filter((one) => one !== acceptance);
    return true;
  },
} satisfies Partial<MockHandlers>;
