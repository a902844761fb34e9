import {
  accessRefusals,
  changedMeanwhile,
  copyMessages,
  deletionRefusals,
  personRefusals,
  signInRefusals,
  type Bilingual,
} from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import type { EndpointName } from '../contract';
import { createMockFetch } from './createMockFetch';
import { allEndpoints } from '../contract';
import { createClient, type CallArguments } from '../core/client';
import type { Endpoint } from '../core/endpoint';

// A server says the same: both take the sentence from curriculum-model (`scripts/words/mockSentences.test.ts`).
const person = { userName: '周敏', email: 'zhoumin@college.example' };
const refused: [does: string, name: EndpointName, call: CallArguments<Endpoint>, sentence: Bilingual][] = [
  ['a department with majors', 'deleteDepartment', { body: { id: 1001, version: 1 } }, deletionRefusals.hasMajors(2)],
  ['a major with course units', 'deleteMajor', { body: { id: 1001, version: 1 } }, deletionRefusals.hasCourseUnits(15)],
  ['an older person', 'updateUserInfo', { body: { id: 1005, ...person, version: 9 } }, changedMeanwhile.person(person)],
  [
    'a taken address',
    'updateUserInfo',
    { body: { id: 1005, userName: '周敏', email: 'chenjing@college.example', version: 1 } },
    personRefusals.emailTakenBy('chenjing@college.example'),
  ],
  ['a wrong password', 'reauthenticate', { body: { password: 'not this one' } }, signInRefusals.wrongPassword(4)],
  [
    'a copy with a binding to no goal',
    'uploadCopyParams',
    {
      body: {
        unique: 'copy-00000001',
        courseId: 1004,
        sourceId: 1004,
        targetId: 1002,
        goalRelations: [
          { requireId: 1125, relate: 0, goals: [1031, 1032, 1033, 1034] },
          { requireId: 1126, relate: 1, goals: [] },
        ],
      },
    },
    copyMessages.emptyRelation({ id: 1126 }),
  ],
  ['what is not there', 'saveDepartment', { body: { id: 9999, name: '学院', version: 1 } }, accessRefusals.subjectMissing],
];

it.each(refused)('%s', async (_does, name, call, sentence) => {
  const { authToken } = aLoginInfo('collegeAdmin').data;
  const client = createClient({ fetch: createMockFetch(), session: { authToken: () => authToken, clear: () => undefined } });
  await expect(client.call(allEndpoints[name] as Endpoint, call)).rejects.toMatchObject({ message: sentence.zh });
});
