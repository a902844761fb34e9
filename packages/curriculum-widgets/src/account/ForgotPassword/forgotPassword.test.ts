import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRequest, requestReducer, type RequestEvent, type RequestState } from './requestState';
import { openReset, resetReducer, type ResetState } from './resetState';

const email = 'zhoumin@college.example';
const sending: RequestState = { email, status: 'sending' };

describe('asking for a link', () => {
  it.each([
    ['', { status: 'filling', fault: 'empty' }],
    ['  ', { status: 'filling', fault: 'empty' }],
    ['zhoumin', { status: 'filling', fault: 'notEmail' }],
    ['zhoumin＠college.example', { status: 'filling', fault: 'notEmail' }],
    [` ${email} `, { status: 'sending', email }],
  ])('%j', (typed, next) => {
    expect(requestReducer({ email: typed, status: 'filling' }, { type: 'submitted' })).toMatchObject(next);
  });

  it('keeps the address when it is rejected and when it is sent', () => {
    expect(requestReducer(sending, { type: 'refused', message: 'x' })).toEqual({ email, status: 'refused', message: 'x' });
    const sent = requestReducer(sending, { type: 'sent' });
    expect(sent).toEqual({ email, status: 'sent' });
    expect(requestReducer(sent, { type: 'asksAgain' })).toEqual({ email, status: 'filling' });
  });

  it('never sends what is no address, whatever happens before', () => {
    const event = fc.oneof<fc.Arbitrary<RequestEvent>[]>(
      fc.record({ type: fc.constant('edited' as const), email: fc.constantFrom('', 'a@', email, ` ${email}`) }),
      fc.constantFrom<RequestEvent>({ type: 'submitted' }, { type: 'sent' }, { type: 'asksAgain' }, { type: 'refused', message: 'x' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const state = events.reduce(requestReducer, openRequest);
        if (state.status === 'sending' || state.status === 'sent') expect(state.email).toBe(email);
      }),
    );
  });
});

describe('setting a new password by the link', () => {
  const entry = { fresh: 'river-stone-2026', repeat: 'river-stone-2026' };
  const under: ResetState = { entry, status: 'sending' };

  it('sends a valid password once and keeps it when it is rejected', () => {
    expect(resetReducer(openReset, { type: 'submitted' })).toMatchObject({ faults: { fresh: 'empty', repeat: 'empty' } });
    expect(resetReducer({ entry, status: 'filling', faults: {} }, { type: 'submitted' })).toEqual(under);
    expect(resetReducer(under, { type: 'submitted' })).toBe(under);
    expect(resetReducer(under, { type: 'edited', change: { fresh: '' } })).toBe(under);
    const refused = { about: 'link', message: '链接已失效' } as const;
    expect(resetReducer(under, { type: 'refused', ...refused })).toEqual({ entry, status: 'refused', ...refused });
  });
});
