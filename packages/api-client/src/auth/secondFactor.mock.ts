import { replyCodes, signInRefusals } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { refusals } from '../mock-api/refusals';
import { mockTriesLeft } from './mockTries';

/** The key of everybody; the mock takes every code of six digits but 000000, and the recovery codes. */
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `mock-code-${String(index).padStart(4, '0')}-abcd-efgh-jkmn`);

const wrongCode = () => new MockRefusal(replyCodes.validation, signInRefusals.wrongCode(mockTriesLeft), { field: 'code' });
const isOff = () => new MockRefusal(replyCodes.notFound, signInRefusals.secondFactorOff);

/** Whether the mock takes a code. */
export function isMockCode(code: string): boolean {
  const plain = code.replaceAll(/\s/g, '');
  return recoveryCodes.includes(plain) || (/^\d{6}$/.test(plain) && plain !== '000000');
}

export const secondFactorMocks = {
  getSecondFactor: ({ state, user }) => ({
    isOn: state.secondFactors.has(user.id),
    isRequired: false,
    codesLeft: state.secondFactors.has(user.id) ? 10 : 0,
  }),

  beginSecondFactor: ({ user }) => ({ key, uri: `otpauth://totp/College:${encodeURIComponent(user.email)}?issuer=College&secret=${key}` }),

  confirmSecondFactor({ body: { code }, state, user }) {
    if (!isMockCode(code)) throw wrongCode();
    state.secondFactors.add(user.id);
    return { recoveryCodes };
  },

  endSecondFactor({ body: { code }, state, user }) {
    if (!state.secondFactors.has(user.id)) throw isOff();
    if (!isMockCode(code)) throw wrongCode();
    state.secondFactors.delete(user.id);
    return true;
  },

  resetSecondFactor({ body: { id }, state, user }) {
    if (id === user.id) throw refusals.noRight();
    state.secondFactors.delete(id);
    return true;
  },
} satisfies Partial<MockHandlers>;
