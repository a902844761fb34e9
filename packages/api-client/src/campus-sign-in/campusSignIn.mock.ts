import { campusFaults, campusRefusals, replyCodes, signInRefusals } from '@college/curriculum-model';
import { isMockCode } from '../auth/secondFactor.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { noteMock } from '../security/mockSecurity';
import { mockLocal } from './mockCampus';

export const campusSignInMocks = {
  getSignInWays: ({ state }) => ({
    isLocalOpen: state.colleges.some(({ id }) => mockLocal(state, id).isOpen),
    providers: state.campusProviders.filter(({ isEnabled }) => isEnabled).map(({ id, protocol, name }) => ({ id, protocol, name })),
  }),

  exchangeCampusCode({ body: { campusCode, code }, state }) {
    const waiting = state.campusCodes.get(campusCode);
    const person = state.users.find(({ id }) => id === waiting?.userId);
    if (!waiting || !person) throw new MockRefusal(replyCodes.validation, campusRefusals.codeDead);
    if (state.disabled.has(person.id)) throw new MockRefusal(replyCodes.validation, campusFaults.disabled);
    if (state.secondFactors.has(person.id) && !isMockCode(code ?? '')) {
      throw new MockRefusal(replyCodes.codeWanted, signInRefusals.codeWanted);
    }
    state.campusCodes.delete(campusCode);
    noteMock(state, { kind: 'signIn', outcome: 'done', actor: person, person });
    const authToken = `mock-token-${state.nextId()}`;
    state.tokens.set(authToken, person.id);
    const { translations: _, ...user } = person;
    return { user, authToken, to: waiting.to };
  },
} satisfies Partial<MockHandlers>;
