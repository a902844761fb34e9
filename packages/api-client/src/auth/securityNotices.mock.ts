import { signInRefusals } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { checkMockPassword } from './checkMockPassword';

export const securityNoticesMocks = {
  reauthenticate({ body: { password }, state, user }) {
    checkMockPassword(state, { userId: user.id, password, wrong: signInRefusals.wrongPassword });
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
