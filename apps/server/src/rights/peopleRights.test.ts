import * as contract from '@college/api-client/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { contentsOf } from '../testing/contentsOf';
import { cast, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { personOf } from './place.test-data';
import { setRightsScene } from './rightsScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

/** Everybody of the scene: the cast, one editor for each unit, and two neighbours of the department manager and the major leader. */
const targets = {
  ...Object.fromEntries(Object.entries(cast).map(([name, { id }]) => [name, id])),
  editorAtOwn: personOf('own'),
  editorAtManaged: personOf('managed'),
  editorInDepartment: personOf('sameDepartment'),
  editorElsewhere: personOf('otherDepartment'),
  editorOfOtherCollege: personOf('otherCollege'),
  managerOfOtherDepartment: 7901,
  editorOfOtherMajor: 7902,
};

/** By hand: whose account each may change, being of fewer rights and in scope. */
const changes: Record<Role, string> = {
  collegeAdmin:
    'collegeViewer departmentManager departmentViewer majorLeader majorEditor courseLeader courseEditor nobody demo ' +
    'editorAtOwn editorAtManaged editorInDepartment editorElsewhere managerOfOtherDepartment editorOfOtherMajor',
  collegeViewer: '',
  departmentManager:
    'departmentViewer majorLeader majorEditor courseLeader courseEditor editorAtOwn editorAtManaged editorInDepartment editorOfOtherMajor',
  departmentViewer: '',
  majorLeader: 'majorEditor courseLeader courseEditor editorAtOwn editorAtManaged',
  majorEditor: '',
  courseLeader: 'courseEditor editorAtOwn',
  courseEditor: '',
  nobody: '',
  demo: '',
  otherAdmin: 'editorOfOtherCollege',
};

/** Rights that somebody may be given: the band and what it is about. */
const ofCollege = '5@1 50@1 1000@11 1990@11 1000@12 2000@101 2010@101 2000@103 3000@1001 3010@1001 3010@1003 3010@1004 4000@0';
const ofOtherCollege = '5@2 3010@1005';
const aboutNothingThatFits = '5@11 1000@1 2000@1001 3010@101 4000@1';
const grants = `${ofCollege} ${ofOtherCollege} ${aboutNothingThatFits}`.split(' ');

/** By hand: which of them each may give, none above the own and nothing out of scope. */
const gives: Record<Role, string> = {
  collegeAdmin: ofCollege,
  collegeViewer: '',
  departmentManager: '1000@11 1990@11 2000@101 2010@101 3000@1001 3010@1001 3010@1003',
  departmentViewer: '',
  majorLeader: '2000@101 2010@101 3000@1001 3010@1001',
  majorEditor: '',
  courseLeader: '3000@1001 3010@1001',
  courseEditor: '',
  nobody: '',
  demo: '',
  otherAdmin: `4000@0 ${ofOtherCollege}`,
};

describeOnOneEngine('rights over people', (database) => {
  const server = testServer(() => database.current);
  beforeAll(async () => {
    await setRightsScene(database.current);
    const account = { collegeId: 1, passwordHash: '' };
    await database.current.db.insert(schema.users).values([
      { ...account, id: 7901, userName: 'manager', email: 'manager@college.example', permissionId: 1000, relativeId: 12 },
      { ...account, id: 7902, userName: 'editor', email: 'editor@college.example', permissionId: 2010, relativeId: 102 },
    ]);
  });

  describe.each(Object.keys(cast) as Role[])('%s', (role) => {
    it('changes the accounts that the table says, and no other', async () => {
      const found: string[] = [];
      const before = await contentsOf(database.current);
      for (const [name, id] of Object.entries(targets)) {
        // A taken address: a caller who may change the account gets that message, and nothing is stored.
        const body = { id, userName: 'x', email: id === cast.otherAdmin.id ? 'demo@college.example' : 'otherAdmin@college.example' };
        const { code, message } = await server.call(contract.updateUserInfo, { as: role, body });
        expect(message).not.toBe('');
        expect(['30001', '30003']).toContain(code);
        if (code === '30001') found.push(name);
      }
      expect(found.sort()).toEqual(changes[role].split(' ').filter(Boolean).sort());
      expect(await contentsOf(database.current)).toEqual(before);
    });

    it('gives the rights that the table says, and no other', async () => {
      const found: string[] = [];
      for (const grant of grants) {
        const [permissionId, relativeId] = grant.split('@').map(Number);
        const row = { userName: '新人', email: 'fresh@college.example', permissionId, relativeId };
        const { code, data } = await server.call(contract.insertNewUsers, { as: role, query: { dryrun: 1 }, body: [row] });
        const faults = code === '0' ? (data as { faults: { field: string }[] }).faults : [{ field: code }];
        if (faults.length === 0) found.push(grant);
        else expect(faults.map(({ field }) => field)).not.toContain('email');
      }
      expect(found.join(' ')).toBe(gives[role]);
    });
  });

  it('nobody changes the own account by way of another, or another by way of the own', async () => {
    for (const role of Object.keys(cast).filter((name) => name !== 'demo') as Role[]) {
      const other = role === 'nobody' ? cast.courseEditor.id : cast.nobody.id;
      const fresh = 'a new pass phrase 7';
      const before = await contentsOf(database.current);
      const renamed = await server.call(contract.updateUserName, { as: role, body: { userId: other, userName: '别人' } });
      const changed = await server.call(contract.updateOwnPassword, { as: role, body: { userId: other, old: 'x', new: fresh } });
      const reset = { userId: other, targetUserId: cast.courseEditor.id, old: 'x', fresh };
      const inNameOf = await server.call(contract.updatePassword, { as: role, body: reset });
      expect([role, renamed.code, changed.code, inNameOf.code]).toEqual([role, '30003', '30003', '30003']);
      expect(await contentsOf(database.current)).toEqual(before);
    }
  });
});
