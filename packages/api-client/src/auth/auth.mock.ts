import { mayAnywhere, replyCodes, signInRefusals } from '@college/curriculum-model';
import { allEndpoints } from '../contract';
import type { Endpoint } from '../core/endpoint';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { found, refusals } from '../mock-api/refusals';
import { authorise } from '../mock-api/rights';
import { noteMock } from '../security/mockSecurity';
import { mockTriesLeft } from './mockTries';
import { isMockCode } from './secondFactor.mock';
import { sendMockMail, spendMockLink } from './mockOutbox';
import { closeMockSessions } from './mockSessions';

const wrongPassword = () => new MockRefusal(replyCodes.validation, signInRefusals.wrongSignIn(mockTriesLeft));
const isDisabled = () => new MockRefusal(replyCodes.validation, signInRefusals.disabled);
const codeWanted = () => new MockRefusal(replyCodes.codeWanted, signInRefusals.codeWanted);

export const authMocks = {
  initManage: ({ user, language }) => ({
    menus: mayAnywhere(user, 'manage') ? [{ label: language === 'zh' ? '用户管理' : 'Users', value: 'user' }] : [],
    permission: user.permissionId,
  }),

  login({ body: { email, password, code }, state }) {
    const account = email.toLowerCase();
    const person = state.users.find((one) => one.email.toLowerCase() === account || one.email.split('@')[0] === account);
    const isRight = person !== undefined && state.passwords.get(person.id) === password;
    const isEnabled = isRight && !state.disabled.has(person.id);
    noteMock(state, { kind: 'signIn', outcome: isEnabled ? 'done' : 'refused', actor: isEnabled ? person : null, person: person ?? null });
    if (!isRight) throw wrongPassword();
    if (!isEnabled) throw isDisabled();
    if (state.secondFactors.has(person.id) && !isMockCode(code ?? '')) throw codeWanted();
    const authToken = `mock-token-${state.nextId()}`;
    state.tokens.set(authToken, person.id);
    const { translations: _, ...user } = person;
    return { user, authToken };
  },

  logout({ state, user }) {
    noteMock(state, { kind: 'signOut', outcome: 'done', actor: user, person: user });
    closeMockSessions(state, user.id);
    return true;
  },

  forgetPassword({ body: { email }, state }) {
    const person = state.users.find((one) => one.email.toLowerCase() === email.toLowerCase());
    // Whoever plays the reader of the letter finds it in the outbox.
    if (person && !state.disabled.has(person.id)) sendMockMail(state, 'reset', person.id, person.email);
    return true;
  },

  resetPassword({ body: { token, fresh }, state }) {
    const userId = state.resetTokens.get(token);
    if (userId === undefined) {
      throw new MockRefusal(replyCodes.validation, signInRefusals.linkDead);
    }
    state.passwords.set(userId, fresh);
    spendMockLink(state, token);
    return true;
  },

  createDownloadTicket({ body: { path, query }, state, user }) {
    const endpoints: Endpoint[] = Object.values(allEndpoints);
    const endpoint = found(endpoints.find((one) => one.path === path && one.reply === 'file' && one.method === 'GET'));
    const parsed = endpoint.query?.safeParse(query);
    if (parsed && !parsed.success) throw refusals.invalid('query', parsed.error.issues[0]?.message ?? '');
    authorise(state, endpoint, user, parsed?.data, undefined);
    const ticket = `mock-ticket-${String(state.nextId()).padStart(8, '0')}`;
    state.tickets.set(ticket, user.id);
    return { ticket };
  },
} satisfies Partial<MockHandlers>;
