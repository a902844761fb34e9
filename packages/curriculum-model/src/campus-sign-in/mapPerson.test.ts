import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCasProvider } from '../fixtures';
import { campusBands, type CampusRow } from './campusProvider';
import { mapPerson, matchesRow } from './mapPerson';

const dean = {
  user: '20260017',
  cn: ['陈院长'],
  mail: 'chen@college.example',
  eduPersonOrgUnitDN: '计算机学院/软件系',
  eduPersonAffiliation: ['faculty', '院长'],
};

describe('mapPerson', () => {
  it('takes department and band from different rows', () => {
    expect(mapPerson(sampleCasProvider, dean)).toEqual({
      userName: '陈院长',
      email: 'chen@college.example',
      isEmailVerified: false,
      staffNumber: '20260017',
      departmentId: 1001,
      departmentRow: 0,
      band: 'departmentManager',
      bandRow: 1,
    });
  });

  it('gives the other band where no row gives one', () => {
    const student = { user: '3', eduPersonAffiliation: 'student' };
    expect(mapPerson(sampleCasProvider, student)).toMatchObject({ band: 'none', bandRow: null, departmentId: null, departmentRow: null });
    expect(mapPerson({ ...sampleCasProvider, otherBand: null }, student).band).toBeNull();
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    [['true'], true],
    ['false', false],
    ['1', false],
    ['', false],
    [[], false],
  ])('counts an address as verified only where the attribute says true: %j', (value, isVerified) => {
    const attributes = { ...sampleCasProvider.attributes, emailVerified: 'email_verified' };
    expect(mapPerson({ ...sampleCasProvider, attributes }, { email_verified: value }).isEmailVerified).toBe(isVerified);
  });

  it('reads no attribute without a name, and none that every object has', () => {
    const attributes = { userName: 'constructor', email: '__proto__', emailVerified: '', staffNumber: 'toString' };
    const mapped = mapPerson({ ...sampleCasProvider, attributes }, { '': 'true' });
    expect(mapped).toMatchObject({ userName: '', email: '', isEmailVerified: false, staffNumber: '' });
  });

  const word = fc.constantFrom('a', 'b', 'AB', '院', 'x*');
  const row: fc.Arbitrary<CampusRow> = fc.record({
    attribute: word,
    value: word,
    departmentId: fc.option(fc.integer({ min: 1, max: 5 })),
    band: fc.option(fc.constantFrom(...campusBands)),
  });
  const values = fc.dictionary(word, fc.oneof(word, fc.array(word)));

  it('never gives what no matching row says, and always the first that does', () => {
    fc.assert(
      fc.property(fc.array(row), values, (rows, given) => {
        const { departmentId, departmentRow, band, bandRow } = mapPerson({ ...sampleCasProvider, rows, otherBand: null }, given);
        const matching = rows.filter((one) => matchesRow(one, given));
        expect(departmentId).toBe(matching.find((one) => one.departmentId !== null)?.departmentId ?? null);
        expect(band).toBe(matching.find((one) => one.band !== null)?.band ?? null);
        expect(departmentRow === null ? null : rows[departmentRow]?.departmentId).toBe(departmentId);
        expect(bandRow === null ? null : rows[bandRow]?.band).toBe(band);
      }),
    );
  });
});

it.each([
  ['faculty', 'faculty', true],
  ['faculty', ' Ｆaculty ', true],
  ['faculty', 'faculty2', false],
  ['计算机*', '计算机学院/软件系', true],
  ['计算机*', '土木与计算机', false],
  ['*', '', true],
  ['a*c', 'abc', false],
])('%j has the value %j of an attribute: %s', (value, given, matches) => {
  expect(matchesRow({ attribute: 'unit', value }, { unit: ['other', given] })).toBe(matches);
});

it('has nothing where the attribute is missing', () => {
  expect(matchesRow({ attribute: 'unit', value: '*' }, { Unit: 'a' })).toBe(false);
});
