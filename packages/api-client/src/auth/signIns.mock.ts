import type { SignIn } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';

const day = 86_400_000;
const life = 30 * day;

/** The sign-ins of a person: two at the start, of which the first is the one that asks. */
function signInsOf(state: MockState, userId: number): SignIn[] {
  const known = state.signIns.get(userId);
  if (known) return known;
  const now = Date.parse(state.now());
  const signIn = (id: number, begun: number, lastUse: number) => ({
    id,
    createTime: new Date(now - begun).toISOString(),
    lastUseTime: new Date(now - lastUse).toISOString(),
    endTime: new Date(now - begun + life).toISOString(),
  });
  const list: SignIn[] = [
    { ...signIn(2, 0, 0), browser: 'Chrome', system: 'Windows', address: '10.20.30.40', isCurrent: true },
    { ...signIn(1, 6 * day, 2 * day), browser: 'Safari', system: 'iOS', address: '203.0.113.7', isCurrent: false },
  ];
  state.signIns.set(userId, list);
  return list;
}

export const signInMocks = {
  listSignIns: ({ state, user }) => signInsOf(state, user.id),

  endSignIn({ body: { id }, state, user }) {
    const list = signInsOf(state, user.id);
    found(list.find((one) => one.id === id));
    state.signIns.set(
      user.id,
      list.filter((one) => one.id !== id),
    );
    return true;
  },

  endOtherSignIns({ state, user }) {
    state.signIns.set(
      user.id,
      signInsOf(state, user.id).filter(({ isCurrent }) => isCurrent),
    );
    return true;
  },
} satisfies Partial<MockHandlers>;
