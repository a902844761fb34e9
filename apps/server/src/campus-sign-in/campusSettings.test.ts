import * as contract from '@college/api-client/contract';
import { campusDryRunSchema, campusProviderSchema, campusSettingsSchema, type SaveCampusProviderRequest } from '@college/curriculum-model';
import { sampleCasProvider, sampleOidcProvider } from '@college/curriculum-model/fixtures';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { givePasswords, password } from '../users/people.test-data';

const { campusProviders, users } = schema;

describeOnEachEngine('what a college sets about its sign-in', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    await givePasswords(database.current, 'collegeAdmin', 'majorLeader');
  });

  const cas = { ...sampleCasProvider, rows: sampleCasProvider.rows.map((row) => ({ ...row, departmentId: row.departmentId && 11 })) };
  const save = (body: Partial<SaveCampusProviderRequest>) => server.call(contract.saveCampusProvider, { as: 'collegeAdmin', body });
  const saved = async (body: Partial<SaveCampusProviderRequest>) => campusProviderSchema.parse((await save(body)).data);
  const settings = async () => campusSettingsSchema.parse((await server.call(contract.getCampusSettings, { as: 'collegeAdmin' })).data);
  const close = (version: number, breakGlassUserId: number | null = cast.collegeAdmin.id) =>
    server.call(contract.saveLocalSignIn, { as: 'collegeAdmin', body: { isOpen: false, breakGlassUserId, version } });
  const signIn = (name: string) => server.call(contract.login, { body: { email: `${name}@college.example`, password } });

  it('keeps a secret to itself, until another one comes or it is taken away', async () => {
    const provider = await saved(sampleOidcProvider);
    const stored = async () => (await database.current.db.select().from(campusProviders))[0]?.clientSecret;
    const { clientSecret, ...withoutSecret } = sampleOidcProvider;
    expect(await stored()).toBe(clientSecret);
    expect(JSON.stringify(await server.call(contract.getCampusSettings, { as: 'collegeAdmin' }))).not.toContain(clientSecret);
    await save({ ...withoutSecret, id: provider.id, version: 1 });
    expect(await stored()).toBe(clientSecret);
    const without = await saved({ ...withoutSecret, id: provider.id, version: 2, clientSecret: '' });
    expect([await stored(), without.hasClientSecret]).toEqual([null, false]);
    const audit = JSON.stringify(await database.current.db.select().from(schema.auditLog));
    expect(audit).toContain('campusProviders');
    expect(audit).not.toContain(clientSecret);
    expect(server.lines.join('\n')).not.toContain(clientSecret);
  });

  it('shows everybody names alone, of what is on', async () => {
    const provider = await saved(cas);
    await save({ ...sampleOidcProvider, isEnabled: false });
    const { data } = await server.call(contract.getSignInWays);
    expect(data).toEqual({ isLocalOpen: true, providers: [{ id: provider.id, protocol: 'cas', name: cas.name }] });
  });

  it('refuses a change over a newer one, and departments of others', async () => {
    const { id } = await saved(cas);
    await save({ ...cas, id, version: 1 });
    expect(await save({ ...cas, id, version: 1 })).toMatchObject({ code: '30009', data: { id, version: 2 } });
    const foreign = { ...cas, rows: [{ attribute: 'a', value: 'b', departmentId: 21, band: null }] };
    expect(await save(foreign)).toMatchObject({ code: '30001', data: { field: 'rows.0.departmentId' } });
    const elsewhere = { as: 'otherAdmin', body: { ...cas, rows: [], id, version: 2 } } as const;
    expect((await server.call(contract.saveCampusProvider, elsewhere)).code).toBe('30004');
    expect((await server.call(contract.deleteCampusProvider, { as: 'otherAdmin', body: { id, version: 2 } })).code).toBe('30004');
  });

  it('needs the password again, for whoever sets a provider signs in as everybody', async () => {
    await saved(cas);
    server.wait(11 * 60_000);
    const { local } = await settings();
    const numbers = { list: [{ email: 'majorLeader@college.example', staffNumber: '1', was: '' }] };
    const number = await server.call(contract.setStaffNumbers, { as: 'collegeAdmin', body: numbers });
    for (const reply of [await save(cas), await close(local.version), number]) expect(reply.code).toBe('30010');
  });

  describe('sign-in by password', () => {
    it('closes for everybody but the emergency account', async () => {
      await save(cas);
      const { local, breakGlassChoices } = await settings();
      expect(breakGlassChoices.map(({ id }) => id)).toEqual([cast.collegeAdmin.id]);
      expect(await close(local.version)).toMatchObject({ code: '0', data: { isOpen: false } });
      expect((await signIn('majorLeader')).message).toContain('统一身份认证');
      expect((await signIn('collegeAdmin')).code).toBe('0');
      expect((await server.call(contract.login, { body: { email: 'majorLeader@college.example', password: 'wrong' } })).message).toContain(
        '不正确',
      );
      // The other college signs in by password still.
      expect((await server.call(contract.getSignInWays)).data).toMatchObject({ isLocalOpen: true });
      await database.current.db.insert(schema.localSignIns).values({ collegeId: 2, isOpen: false, version: 1 });
      expect((await server.call(contract.getSignInWays)).data).toMatchObject({ isLocalOpen: false });
    });

    it('does not close without a provider, nor without somebody who still may', async () => {
      const { version } = (await settings()).local;
      expect(await close(version)).toMatchObject({ code: '30001', data: { field: 'isOpen' } });
      await save(cas);
      for (const wrong of [null, cast.majorLeader.id, cast.otherAdmin.id]) {
        expect(await close(version, wrong)).toMatchObject({ code: '30001', data: { field: 'breakGlassUserId' } });
      }
      await database.current.db.update(users).set({ disabledAt: server.clock.now }).where(eq(users.id, cast.collegeAdmin.id));
      expect((await close(version)).code).not.toBe('0');
    });

    it('opens again although the emergency account may no longer sign in, and forgets it', async () => {
      await save(cas);
      await givePasswords(database.current, 'departmentManager');
      await database.current.db.update(users).set({ permissionId: 5, relativeId: 1 }).where(eq(users.id, cast.departmentManager.id));
      await close((await settings()).local.version, cast.departmentManager.id);
      await database.current.db.update(users).set({ disabledAt: server.clock.now }).where(eq(users.id, cast.departmentManager.id));
      const { local } = await settings();
      expect(local).toMatchObject({ isOpen: false, breakGlassUserId: cast.departmentManager.id });
      const open = await server.call(contract.saveLocalSignIn, { as: 'collegeAdmin', body: { ...local, isOpen: true } });
      expect(open).toMatchObject({ code: '0', data: { isOpen: true, breakGlassUserId: null } });
      expect((await signIn('majorLeader')).code).toBe('0');
    });

    it('keeps the last provider while it is closed', async () => {
      const provider = await saved(cas);
      await close((await settings()).local.version);
      const remove = () => server.call(contract.deleteCampusProvider, { as: 'collegeAdmin', body: { id: provider.id, version: 1 } });
      expect((await remove()).code).toBe('30001');
      expect(await save({ ...cas, id: provider.id, version: 1, isEnabled: false })).toMatchObject({ data: { field: 'isEnabled' } });
      await save(sampleOidcProvider);
      expect((await remove()).code).toBe('0');
      expect((await settings()).providers.map(({ protocol }) => protocol)).toEqual(['oidc']);
    });
  });

  describe('staff numbers', () => {
    const set = async (...list: { email: string; staffNumber: string; was?: string }[]) =>
      (await server.call(contract.setStaffNumbers, { as: 'collegeAdmin', body: { list: list.map((one) => ({ was: '', ...one })) } })).data;
    const numbers = async () => {
      const rows = await database.current.db.select().from(users);
      return Object.fromEntries(rows.flatMap(({ userName, staffNumber }) => (staffNumber === '' ? [] : [[userName, staffNumber]])));
    };
    const [leader, editor] = ['majorLeader@college.example', 'majorEditor@college.example'];

    it('are stored where nobody has another one', async () => {
      expect(await set({ email: 'MajorLeader@college.example', staffNumber: '1' }, { email: editor, staffNumber: '2' })).toEqual({
        stored: 2,
        problems: [],
      });
      expect(await set({ email: leader, staffNumber: '1' }, { email: leader, staffNumber: '3' })).toEqual({
        stored: 1,
        problems: [{ row: 2, problem: 'different', now: '1' }],
      });
      const rest = await set(
        { email: leader, staffNumber: '2', was: '1' },
        { email: 'otherAdmin@college.example', staffNumber: '9' },
        { email: 'nobody@college.example', staffNumber: '1' },
      );
      expect(rest).toMatchObject({ stored: 0, problems: [{ problem: 'taken' }, { problem: 'unknown' }, { problem: 'taken' }] });
      expect(await numbers()).toEqual({ majorLeader: '1', majorEditor: '2' });
      expect(JSON.stringify(await database.current.db.select().from(schema.auditLog))).toContain('staffNumber');
    });

    it('are tried before: where an address stands twice, the first row would be stored', async () => {
      await set({ email: leader, staffNumber: '1' });
      const list = [
        { email: leader, staffNumber: '1' },
        { email: editor, staffNumber: '2' },
        { email: editor.toUpperCase(), staffNumber: '3' },
        { email: 'courseLeader@college.example', staffNumber: '1' },
        { email: 'otherAdmin@college.example', staffNumber: '9' },
      ];
      const { data } = await server.call(contract.tryStaffNumbers, { as: 'collegeAdmin', body: { list } });
      expect(data).toEqual({
        rows: [
          { outcome: 'unchanged', now: '1', ownerEmail: null },
          { outcome: 'set', now: '', ownerEmail: null },
          { outcome: 'repeated', now: '', ownerEmail: null },
          { outcome: 'taken', now: '', ownerEmail: leader },
          { outcome: 'unknown', now: '', ownerEmail: null },
        ],
      });
      expect(await numbers()).toEqual({ majorLeader: '1' });
    });

    it('can be exchanged and taken away', async () => {
      await set({ email: leader, staffNumber: '1' }, { email: editor, staffNumber: '2' });
      await set(
        { email: leader, staffNumber: '', was: '1' },
        { email: editor, staffNumber: '1', was: '2' },
        { email: leader, staffNumber: '2' },
      );
      expect(await numbers()).toEqual({ majorLeader: '2', majorEditor: '1' });
    });
  });

  describe('the dry run', () => {
    const { clientSecret: _, version: __, ...unsaved } = cas;
    const attempt = async (attributes: Record<string, string>, change = {}) => {
      const body = { provider: { ...unsaved, ...change }, attributes };
      return campusDryRunSchema.parse((await server.call(contract.tryCampusProvider, { as: 'collegeAdmin', body })).data);
    };

    it('says what would be made, and stores nothing', async () => {
      const before = await database.current.db.$count(users);
      const attributes = {
        user: '1',
        cn: '新人',
        mail: 'new@campus.example',
        eduPersonOrgUnitDN: '计算机学院',
        eduPersonAffiliation: '院长',
      };
      expect(await attempt(attributes)).toMatchObject({
        outcome: 'create',
        department: { id: 11, name: '计算机学院' },
        band: 'departmentManager',
        departmentRow: 0,
        bandRow: 1,
      });
      expect(await database.current.db.$count(users)).toBe(before);
    });

    it('names the account that would be joined', async () => {
      await database.current.db.update(users).set({ staffNumber: '77' }).where(eq(users.id, cast.courseLeader.id));
      expect(await attempt({ user: '77' })).toMatchObject({ outcome: 'join', account: { id: cast.courseLeader.id } });
    });

    it('shows nothing of another college', async () => {
      const foreign = { user: '1', cn: '新人', mail: 'otherAdmin@college.example' };
      expect(await attempt(foreign, { joinBy: 'email' })).toMatchObject({ outcome: 'refused', fault: 'addressTaken', account: null });
      const rows = [{ attribute: 'user', value: '*', departmentId: 21, band: 'departmentViewer' }];
      expect(await attempt({ ...foreign, mail: 'a@b.example' }, { rows })).toMatchObject({
        department: null,
        fault: 'departmentNotMapped',
      });
    });
  });
});
