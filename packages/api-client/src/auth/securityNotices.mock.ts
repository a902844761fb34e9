import { replyCodes, signInRefusals } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { mockTriesLeft } from './mockTries';

export const securityNoticesMocks = {
  reauthenticate({ body: { password }, state, user }) {
    if (state.passwords.get(user.id) !== password) {
      throw new MockRefusal(replyCodes.validation, signInRefusals.wrongPassword(mockTriesLeft));
    }
    return true;
  },

  listSecurityNotices: ({ state, user }) => state.securityNotices.get(user.id) ?? [],

  seeSecurityNotices({ state, user }) {
    const notices = state.securityNotices.get(user.id) ?? [];
    state.securityNotices.set(
      user.id,
      notices.map((notice) => ({ ...notice, isNew: false })),
    );
    return true;
  },
} satisfies Partial<MockHandlers>;
