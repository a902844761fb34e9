import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPasswordForm, passwordFormReducer, type PasswordFormEvent, type PasswordFormState } from './passwordFormState';
import { userNameFault } from './userNameFault';

const account = ['周敏', 'zhoumin@college.example'];
const good = { old: 'Curriculum-2026', fresh: 'river-stone-2026', repeat: 'river-stone-2026' };
const full: PasswordFormState = { entry: good, status: 'filling', faults: {} };
const sending: PasswordFormState = { entry: good, status: 'sending' };

it.each([
  ['', 'empty'],
  [' \t', 'empty'],
  ['名'.repeat(61), 'tooLong'],
  [' 周敏 ', undefined],
])('the user name %j', (name, fault) => {
  expect(userNameFault(name)).toBe(fault);
});

describe('changing the password', () => {
  it('names every fault at once and sends nothing', () => {
    expect(passwordFormReducer(openPasswordForm, { type: 'submitted', account })).toMatchObject({
      status: 'filling',
      faults: { old: 'empty', fresh: 'empty', repeat: 'empty' },
    });
    const differs = { ...full, entry: { ...good, repeat: 'river-stone-2027' } };
    expect(passwordFormReducer(differs, { type: 'submitted', account })).toMatchObject({ faults: { repeat: 'different' } });
    const same = { ...full, entry: { old: good.fresh, fresh: good.fresh, repeat: good.fresh } };
    expect(passwordFormReducer(same, { type: 'submitted', account })).toMatchObject({ faults: { fresh: 'sameAsOld' } });
  });

  it('takes a fault away as soon as its field is edited', () => {
    const faulty: PasswordFormState = { entry: good, status: 'filling', faults: { old: 'empty', repeat: 'different' } };
    expect(passwordFormReducer(faulty, { type: 'edited', change: { old: 'x' } })).toMatchObject({ faults: { repeat: 'different' } });
  });

  it('keeps the input when it is rejected and clears it on success', () => {
    const refused = passwordFormReducer(sending, { type: 'refused', about: 'old', message: '原密码不正确' });
    expect(refused).toEqual({ entry: good, status: 'refused', about: 'old', message: '原密码不正确' });
    expect(passwordFormReducer(sending, { type: 'changed' })).toEqual({ entry: { old: '', fresh: '', repeat: '' }, status: 'changed' });
  });

  it('sends only what has no fault, whatever happens before', () => {
    const word = fc.constantFrom('', 'short', good.fresh, good.old, '1234567890', 'zhoumin1');
    const event = fc.oneof<fc.Arbitrary<PasswordFormEvent>[]>(
      fc.record({
        type: fc.constant('edited' as const),
        change: fc.record({ old: word, fresh: word, repeat: word }, { requiredKeys: [] }),
      }),
      fc.constant({ type: 'submitted', account }),
      fc.constant({ type: 'refused', about: 'old', message: 'x' }),
      fc.constant({ type: 'changed' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const state = events.reduce(passwordFormReducer, openPasswordForm);
        if (state.status !== 'sending') return;
        expect(['', state.entry.fresh]).not.toContain(state.entry.old);
        expect(state.entry.fresh).toBe(state.entry.repeat);
        expect(state.entry.fresh.length).toBeGreaterThanOrEqual(8);
      }),
    );
  });
});
