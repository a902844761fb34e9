import { describe, expect, it } from 'vitest';
import { sampleCasProvider, sampleOidcProvider } from '../fixtures';
import { campusAddressSchema, saveCampusProviderRequestSchema, type SaveCampusProviderRequest } from './campusProvider';
import { providerFault } from './providerFault';

it.each([
  ['https://cas.college.example/cas', true],
  ['https://login.college.example:8443', true],
  ['http://localhost:9000/oidc', true],
  ['http://127.0.0.1:9000', true],
  ['http://cas.college.example/cas', false],
  ['http://localhost.evil.example', false],
  ['https://user:secret@cas.college.example', false],
  ['https://cas.college.example/cas?x=1', false],
  ['https://cas.college.example/cas#x', false],
  ['javascript:alert(1)', false],
  ['//cas.college.example', false],
  ['', false],
])('takes %j as the address of a provider: %s', (address, isTaken) => {
  expect(campusAddressSchema.safeParse(address).success).toBe(isTaken);
});

describe('providerFault', () => {
  const isDepartment = (id: number) => id === 1001;
  const row = { attribute: 'role', value: 'x', departmentId: null, band: null };

  it('finds nothing in the samples', () => {
    for (const sample of [sampleCasProvider, sampleOidcProvider]) {
      expect(saveCampusProviderRequestSchema.safeParse(sample).success).toBe(true);
      expect(providerFault(sample, isDepartment)).toBeUndefined();
    }
  });

  it.each<[Partial<SaveCampusProviderRequest>, string]>([
    [{ protocol: 'oidc', clientId: ' ' }, 'clientId'],
    [{ joinBy: 'staffNumber', attributes: { ...sampleCasProvider.attributes, staffNumber: '' } }, 'attributes.staffNumber'],
    [{ joinBy: 'email' }, 'attributes.emailVerified'],
    [{ rows: [row] }, 'rows.0'],
    [
      {
        rows: [
          { ...row, band: 'none' },
          { ...row, departmentId: 1002 },
        ],
      },
      'rows.1.departmentId',
    ],
  ])('names the field of %j: %s', (change, field) => {
    expect(providerFault({ ...sampleCasProvider, ...change }, isDepartment)?.field).toBe(field);
  });
});
