import { sampleCasProvider, sampleOidcProvider, sampleUser } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';
import { campusBeginAddress, readCampusReturn } from './campusSignIn.resource';
import { mockCampusCode } from './mockProvider';

const manager = () => createMockPorts(createMockBackend(), { as: 'collegeAdmin' });

describe('single sign-on over the mock', () => {
  it('shows everybody the providers that are on, without what managers set', async () => {
    const { campusProviders, campusSignIn } = manager();
    const stored = await campusProviders.saveProvider(sampleOidcProvider);
    await campusProviders.saveProvider({ ...sampleCasProvider, isEnabled: false });
    expect(await campusSignIn.loadWays()).toEqual({
      isLocalOpen: true,
      providers: [{ id: stored.id, protocol: 'oidc', name: sampleOidcProvider.name }],
    });
    expect(stored).toMatchObject({ hasClientSecret: true, version: 1 });
    expect(JSON.stringify(await campusProviders.loadSettings())).not.toContain(sampleOidcProvider.clientSecret);
  });

  it('takes a code of the address once', async () => {
    const { campusSignIn } = manager();
    const { login, to } = await campusSignIn.exchange({ campusCode: mockCampusCode });
    expect([login.data.user.id, to]).toEqual([1005, '/']);
    await expect(campusSignIn.exchange({ campusCode: mockCampusCode })).rejects.toMatchObject({ code: '30001' });
  });

  it('keeps the code while the second factor is asked for', async () => {
    const backend = createMockBackend();
    backend.state.secondFactors.add(1005);
    const { campusSignIn } = createMockPorts(backend);
    await expect(campusSignIn.exchange({ campusCode: mockCampusCode })).rejects.toMatchObject({ code: '30011' });
    expect((await campusSignIn.exchange({ campusCode: mockCampusCode, code: '123456' })).login.data.user.id).toBe(1005);
  });

  it('says what a first sign-in would do', async () => {
    const { campusProviders } = manager();
    const { clientSecret: _, version: __, ...provider } = sampleCasProvider;
    const person = {
      user: '9',
      cn: '新人',
      mail: 'new@college.example',
      eduPersonOrgUnitDN: '计算机学院',
      eduPersonAffiliation: 'faculty',
    };
    expect(await campusProviders.tryProvider({ provider, attributes: person })).toMatchObject({
      outcome: 'create',
      band: 'departmentViewer',
      bandRow: 2,
      department: { id: 1001 },
      departmentRow: 0,
    });
    const taken = { ...person, mail: sampleUser('courseEditor').email };
    expect(await campusProviders.tryProvider({ provider, attributes: taken })).toMatchObject({ outcome: 'refused', fault: 'addressTaken' });
  });

  it('closes passwords only with a provider that is on and an account that still may', async () => {
    const { campusProviders } = manager();
    const closed = { isOpen: false, breakGlassUserId: sampleUser('collegeAdmin').id, version: 0 };
    await expect(campusProviders.saveLocal(closed)).rejects.toMatchObject({ data: { field: 'isOpen' } });
    const { id, version } = await campusProviders.saveProvider(sampleCasProvider);
    await expect(campusProviders.saveLocal({ ...closed, breakGlassUserId: null })).rejects.toMatchObject({
      data: { field: 'breakGlassUserId' },
    });
    expect(await campusProviders.saveLocal(closed)).toEqual({ ...closed, version: 1 });
    await expect(campusProviders.deleteProvider({ id, version })).rejects.toMatchObject({ code: '30001' });
    await expect(campusProviders.saveLocal(closed)).rejects.toMatchObject({ code: '30009' });
    const open = { isOpen: true, breakGlassUserId: sampleUser('courseEditor').id, version: 1 };
    expect(await campusProviders.saveLocal(open)).toEqual({ isOpen: true, breakGlassUserId: null, version: 2 });
  });
});

it.each([
  ['#campusCode=abc', { campusCode: 'abc' }],
  ['campusError=providerAway', { fault: 'providerAway' }],
  ['#campusError=anything', undefined],
  ['#campusCode=', undefined],
  ['', undefined],
  ['#top', undefined],
])('reads the fragment %j', (hash, expected) => expect(readCampusReturn(hash)).toEqual(expected));

it('makes addresses that begin a sign-in', () => {
  expect(campusBeginAddress(3)).toBe('/college/api/auth/campus/3/begin?to=%2F');
  expect(campusBeginAddress(3, { to: '/major/list?a=1&again=0', isAgain: true })).toBe(
    '/college/api/auth/campus/3/begin?to=%2Fmajor%2Flist%3Fa%3D1%26again%3D0&again=1',
  );
});
