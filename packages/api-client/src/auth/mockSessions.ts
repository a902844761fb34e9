import type { MockState } from '../mock-api/mockState';

/** Ends every sign-in of a person. */
export function closeMockSessions(state: MockState, userId: number): void {
  for (const [token, id] of state.tokens) if (id === userId) state.tokens.delete(token);
}
