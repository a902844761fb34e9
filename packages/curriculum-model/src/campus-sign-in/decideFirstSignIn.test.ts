import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campusFaults } from '../refusals';
import { campusBands } from './campusProvider';
import { campusFaultSchema } from './campusSignIn';
import { decideFirstSignIn, type FoundAccounts, type KnownAccount } from './decideFirstSignIn';
import type { MappedPerson } from './mapPerson';

const account: KnownAccount = {
  id: 7,
  userName: '周敏',
  email: 'zhoumin@college.example',
  isDisabled: false,
  isJoined: false,
  isElsewhere: false,
};
const nobody: FoundAccounts = { byEmail: undefined, byStaffNumber: undefined };
const person: MappedPerson = {
  userName: '周敏',
  email: 'zhoumin@college.example',
  isEmailVerified: true,
  staffNumber: '20260017',
  departmentId: 1001,
  departmentRow: 0,
  band: 'departmentViewer',
  bandRow: 0,
};
const byEmail = { joinBy: 'email', createsAccounts: true } as const;
const byStaffNumber = { joinBy: 'staffNumber', createsAccounts: true } as const;
const makesOnly = { joinBy: 'nothing', createsAccounts: true } as const;

describe('decideFirstSignIn', () => {
  it('joins by a verified address, and by a staff number whatever the address', () => {
    expect(decideFirstSignIn(byEmail, person, { ...nobody, byEmail: account })).toEqual({ outcome: 'join', account, fault: null });
    const unverified = { ...person, email: '', isEmailVerified: false };
    expect(decideFirstSignIn(byStaffNumber, unverified, { ...nobody, byStaffNumber: account })).toMatchObject({ outcome: 'join' });
  });

  it('makes an account where there is none', () => {
    for (const rule of [byEmail, byStaffNumber, makesOnly]) expect(decideFirstSignIn(rule, person, nobody).outcome).toBe('create');
  });

  it.each([
    ['an address that is not verified', byEmail, { isEmailVerified: false }, { byEmail: account }, 'addressNotVerified'],
    ['an account of another identity', byEmail, {}, { byEmail: { ...account, isJoined: true } }, 'joinedOtherwise'],
    ['a disabled account', byStaffNumber, {}, { byStaffNumber: { ...account, isDisabled: true } }, 'disabled'],
    ['nobody where no accounts are made', { ...byEmail, createsAccounts: false }, {}, {}, 'noAccount'],
    ['somebody without a name', makesOnly, { userName: '' }, {}, 'detailsMissing'],
    ['somebody without an address', makesOnly, { email: '' }, {}, 'detailsMissing'],
    ['an address that is none', makesOnly, { email: 'zhoumin' }, {}, 'detailsMissing'],
    ['a name that cannot be stored', makesOnly, { userName: 'a\u0000' }, {}, 'detailsMissing'],
    ['an address of somebody else', byStaffNumber, {}, { byEmail: account }, 'addressTaken'],
    ['an address of another college', byEmail, {}, { byEmail: { ...account, isElsewhere: true } }, 'addressTaken'],
    ['nobody with a band', makesOnly, { band: null }, {}, 'bandNotMapped'],
    ['a band without its department', makesOnly, { departmentId: null }, {}, 'departmentNotMapped'],
  ] as const)('refuses %s', (_, rule, change, found, fault) => {
    expect(decideFirstSignIn(rule, { ...person, ...change }, { ...nobody, ...found })).toMatchObject({ outcome: 'refused', fault });
  });

  it('asks no department of bands that are about none', () => {
    for (const band of ['collegeViewer', 'none'] as const) {
      expect(decideFirstSignIn(makesOnly, { ...person, band, departmentId: null }, nobody).outcome).toBe('create');
    }
  });

  it('never joins by an unverified address, a disabled account, or one of another identity', () => {
    const anAccount = fc.option(
      fc.record({
        id: fc.nat(),
        userName: fc.string(),
        email: fc.string(),
        isDisabled: fc.boolean(),
        isJoined: fc.boolean(),
        isElsewhere: fc.boolean(),
      }),
      { nil: undefined },
    );
    const rule = fc.record({ joinBy: fc.constantFrom('email', 'staffNumber', 'nothing'), createsAccounts: fc.boolean() });
    const who = fc.record({
      userName: fc.constantFrom('', '周敏'),
      email: fc.constantFrom('', 'a@b.example'),
      isEmailVerified: fc.boolean(),
      staffNumber: fc.constantFrom('', '1'),
      departmentId: fc.option(fc.nat()),
      departmentRow: fc.constant(null),
      band: fc.option(fc.constantFrom(...campusBands)),
      bandRow: fc.constant(null),
    });
    fc.assert(
      fc.property(rule, who, fc.record({ byEmail: anAccount, byStaffNumber: anAccount }), (given, mapped, found) => {
        const decided = decideFirstSignIn(given, mapped, found);
        if (decided.outcome === 'join') {
          expect(given.joinBy).not.toBe('nothing');
          expect(given.joinBy === 'staffNumber' || mapped.isEmailVerified).toBe(true);
          expect(decided.account).toMatchObject({ isDisabled: false, isJoined: false, isElsewhere: false });
        }
        if (decided.outcome === 'create')
          expect([given.createsAccounts, found.byEmail, mapped.band === null]).toEqual([true, undefined, false]);
      }),
    );
  });
});

it('has a sentence in both languages for every fault', () => {
  expect(Object.keys(campusFaults).toSorted()).toEqual(campusFaultSchema.options.toSorted());
  expect(new Set(Object.values(campusFaults).map(({ zh }) => zh)).size).toBe(campusFaultSchema.options.length);
});
