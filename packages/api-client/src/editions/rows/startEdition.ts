import {
  compareEditions,
  editionStepMessage,
  type EditionProgress,
  type EditionStep,
  type Language,
  type StartEditionRequest,
} from '@college/curriculum-model';
import type { EditionJob } from '../../mock-api/mockRecords';
import type { MockState } from '../../mock-api/mockState';
import { branchMajor } from './branchMajor';
import { majorState, unitsInOrder } from './majorState';
import { keepState, mockStateOf } from './mockStateOf';
import { writeChanges } from './writeChanges';

type Request = EditionJob['request'];

/** A request with the defaults of the optional fields. */
export function withDefaults({ entryYear = null, reason = '', ...request }: Omit<StartEditionRequest, 'unique'>) {
  return { ...request, entryYear, reason };
}

/** Makes a draft with records of its own and keeps what it begins with; returns the id of the edition. */
export function startEdition(state: MockState, request: Request, userId: number): number {
  const { majorId: homeMajorId, kind, name, entryYear, reason, from } = withDefaults(request);
  const id = state.nextId();
  const majorId = branchMajor(state, homeMajorId);
  const time = state.now();
  const own = { id, kind, status: 'open', name, entryYear, reason, homeMajorId, majorId } as const;
  const origin = state.editions.find(({ id: one }) => `edition:${one}` === from);
  const baseStateId = origin?.baseStateId ?? keepState(state, homeMajorId, majorState(state, homeMajorId));
  if (from) writeChanges(state, { majorId, userId }, compareEditions(majorState(state, majorId), mockStateOf(state, from)));
  state.editions.unshift({ ...own, userId, createTime: time, updateTime: time, version: 1, baseStateId, stateId: null });
  return id;
}

// A server copies so many at a time.
const coursesAtOnce = 10;

/** What a server reports while it makes a draft. */
export function stepsOf(state: MockState, { majorId, from }: Pick<Request, 'majorId' | 'from'>): EditionJob['messages'] {
  const total = unitsInOrder(state, majorId).length;
  const groups = Array.from({ length: Math.ceil(total / coursesAtOnce) }, (_, at) => Math.min((at + 1) * coursesAtOnce, total));
  const copied = [0, ...groups].map((count): EditionStep => ({ name: 'courses', copied: count, total }));
  const steps: EditionStep[] = [
    { name: 'check' },
    ...copied,
    { name: 'base' },
    ...(from ? [{ name: 'origin' } as const] : []),
    { name: 'done' },
  ];
  return steps.map((step, at) => editionStepMessage(step, at + 1));
}

/** The messages of a draft that was made, in the language of who reads them; the last one names it. */
export function* messagesOf({ editions }: MockState, { editionId, messages }: EditionJob, language: Language): Generator<EditionProgress> {
  const majorId = editions.find(({ id }) => id === editionId)?.majorId ?? undefined;
  for (const { no, percent, message } of messages) {
    const isLast = no === messages.length;
    yield { no, percent, message: message[language], ...(isLast && { editionId, ...(majorId !== undefined && { majorId }) }) };
  }
}
