import type { MockHandlers } from '../mock-api/mockHandler';

export const testFixtureMocks = {
  resetFixtures({ state }) {
    state.reset();
    return true;
  },
} satisfies Partial<MockHandlers>;
