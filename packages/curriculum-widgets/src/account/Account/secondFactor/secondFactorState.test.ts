import { describe, expect, it } from 'vitest';
import { secondFactorReducer, type SecondFactorEvent, type SecondFactorState } from './secondFactorState';

const off: SecondFactorState = { step: 'off', isBusy: false };
const key = { key: 'ABC', uri: 'otpauth://totp/x?secret=ABC' };
const after = (state: SecondFactorState, ...events: SecondFactorEvent[]) => events.reduce(secondFactorReducer, state);

describe('the second factor', () => {
  it('is on once a code is confirmed and the recovery codes are kept', () => {
    const enrolling = after(off, { type: 'sent' }, { type: 'begun', key });
    expect(enrolling).toEqual({ step: 'enrolling', key, isBusy: false });
    const codes = after(enrolling, { type: 'sent' }, { type: 'confirmed', recoveryCodes: ['a', 'b'] });
    expect(codes).toEqual({ step: 'codes', recoveryCodes: ['a', 'b'] });
    expect(after(codes, { type: 'cancelled' })).toBe(codes);
    expect(after(codes, { type: 'codesKept' })).toEqual({ step: 'on', codesLeft: 2 });
  });

  it('keeps the key after a wrong code, and shows the refusal until something is edited', () => {
    const enrolling = after(off, { type: 'begun', key });
    const refused = after(enrolling, { type: 'sent' }, { type: 'refused', message: '验证码不正确' });
    expect(refused).toEqual({ step: 'enrolling', key, isBusy: false, failure: '验证码不正确' });
    expect(after(refused, { type: 'edited' })).toEqual(enrolling);
    expect(after(refused, { type: 'cancelled' })).toEqual(off);
  });

  it('is switched off, or stays on where that is given up', () => {
    const on: SecondFactorState = { step: 'on', codesLeft: 8 };
    const switchingOff = after(on, { type: 'offWanted' });
    expect(after(switchingOff, { type: 'cancelled' })).toEqual(on);
    expect(after(switchingOff, { type: 'sent' }, { type: 'switchedOff' })).toEqual(off);
    expect(after(on, { type: 'switchedOff' })).toBe(on);
  });
});
