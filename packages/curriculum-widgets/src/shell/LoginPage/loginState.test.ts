import { describe, expect, it } from 'vitest';
import { filling, loginReducer, type LoginState } from './loginState';

const full = { account: 'leader@college.example', password: 'x' };
const sending: LoginState = { status: 'sending' };

describe('the sign-in form', () => {
  it.each([
    [
      { account: '', password: '' },
      { isAccountMissing: true, isPasswordMissing: true },
    ],
    [
      { account: '  ', password: 'x' },
      { isAccountMissing: true, isPasswordMissing: false },
    ],
    [
      { account: 'a', password: '' },
      { isAccountMissing: false, isPasswordMissing: true },
    ],
  ])('names what is missing in %j and sends nothing', (credentials, missing) => {
    expect(loginReducer(filling, { type: 'submitted', credentials })).toEqual({ status: 'filling', ...missing });
  });

  it('keeps a password of spaces: it may be one', () => {
    expect(loginReducer(filling, { type: 'submitted', credentials: { account: 'a', password: '  ' } })).toEqual(sending);
  });

  it('sends once, however often it is submitted', () => {
    expect(loginReducer(filling, { type: 'submitted', credentials: full })).toEqual(sending);
    expect(loginReducer(sending, { type: 'submitted', credentials: { account: '', password: '' } })).toBe(sending);
  });

  it('asks for the code where it is wanted, and names it when it is empty', () => {
    expect(loginReducer(sending, { type: 'codeAsked' })).toBe(filling);
    expect(loginReducer(filling, { type: 'submitted', credentials: { ...full, code: '' } })).toEqual({ ...filling, isCodeMissing: true });
    expect(loginReducer(filling, { type: 'submitted', credentials: { ...full, code: '123456' } })).toEqual(sending);
  });

  it('shows the refusal until something is edited', () => {
    const refused = loginReducer(sending, { type: 'refused', message: '密码不正确' });
    expect(refused).toEqual({ status: 'refused', message: '密码不正确' });
    expect(loginReducer(refused, { type: 'edited' })).toBe(filling);
  });

  it('ignores a refusal that nobody waits for', () => {
    expect(loginReducer(filling, { type: 'refused', message: 'late' })).toBe(filling);
  });
});
