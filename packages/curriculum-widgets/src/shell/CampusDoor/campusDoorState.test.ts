import { expect, it } from 'vitest';
import { campusDoorReducer, type CampusDoorState } from './campusDoorState';

const campusCode = 'one-use-code';
const exchanging: CampusDoorState = { step: 'exchanging', campusCode };
const atCode: CampusDoorState = { step: 'code', campusCode };

it('asks for the code without a reproach first, then with what was wrong', () => {
  const asked = campusDoorReducer(exchanging, { type: 'codeWanted', message: '请输入验证码' });
  expect(asked).toEqual(atCode);
  const sent = campusDoorReducer(asked, { type: 'codeSent', code: '000000' });
  expect(sent).toEqual({ step: 'exchanging', campusCode, code: '000000' });
  const wrong = campusDoorReducer(sent, { type: 'codeWanted', message: '验证码不正确' });
  expect(wrong).toEqual({ ...atCode, problem: '验证码不正确' });
  expect(campusDoorReducer(wrong, { type: 'edited' })).toEqual(atCode);
});

it('leads back to the choice with the sentence of a refusal, and without one when the code is left', () => {
  expect(campusDoorReducer(exchanging, { type: 'refused', message: '已过期' })).toEqual({ step: 'choosing', problem: '已过期' });
  expect(campusDoorReducer(atCode, { type: 'left' })).toEqual({ step: 'choosing' });
});

it('sends nothing twice', () => {
  expect(campusDoorReducer(exchanging, { type: 'codeSent', code: '1' })).toBe(exchanging);
  expect(campusDoorReducer({ step: 'choosing' }, { type: 'refused', message: 'late' })).toEqual({ step: 'choosing' });
});
