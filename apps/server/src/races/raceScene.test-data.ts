import * as contract from '@college/api-client/contract';
import { usualSteps } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import { putReferenceData, seedSampleProgramme, schema, type Database, type OpenDatabase } from '../db';
import { readMajorState } from '../editions/readMajorState';
import { storeState } from '../editions/stateRepository';
import { begunThread } from './commentActs.test-data';
import { courseActs } from './courseActs.test-data';
import { matrixActs } from './matrixActs.test-data';
import { emptyNames, otherActs } from './otherActs.test-data';
import type { RaceAct } from './raceAct.test-data';
import type { Sending } from './sending.test-data';

const { campusProviders, departments, editions, majors, occupationSkills, outlines, proposalEvents, proposals, userAvatars } = schema;

/** One pixel: without a picture a profile cannot be saved. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A draft in review of the sample's major. */
async function setProposal(db: Database): Promise<void> {
  const [draft] = await db
    .insert(editions)
    .values({ homeMajorId: 1001, kind: 'draft', status: 'closed', name: '评审中的修订稿' })
    .returning();
  const at = new Date(0);
  const [proposal] = await db
    .insert(proposals)
    .values({ editionId: draft!.id, homeMajorId: 1001, status: 'review', summary: '摘要', steps: [...usualSteps], userId: 1001 })
    .returning();
  const event = { kind: 'sent', round: 1, userId: 1001, at, digest: 'sent' } as const;
  await db.insert(proposalEvents).values({ ...event, proposalId: proposal!.id });
}

const emptyOutline = {
  origin: 'own',
  title: emptyNames.outline,
  category: '实践',
  author: '某人',
  writtenOn: '2026-03-04',
  chapters: '章节\n- 课点',
} as const;

/** The sample programme, an empty department, an empty major, a scenario, a published edition and an unused skill in it, a provider of single sign-on, a draft in review, a discussion, and a change in each history that can be restored. */
export async function setRaceScene(database: OpenDatabase, { send }: Sending): Promise<void> {
  await putReferenceData(database);
  await seedSampleProgramme(database);
  const { db } = database;
  await db.insert(departments).values({ collegeId: 1001, name: emptyNames.department });
  await db.insert(majors).values({ departmentId: 1002, name: emptyNames.major });
  await db.insert(editions).values({ homeMajorId: 1001, kind: 'scenario', status: 'open', name: '推演方案' });
  const state = await readMajorState(db, { majorId: 1001, homeMajorId: 1001 });
  const stateId = await storeState(db, state, { homeMajorId: 1001, userId: 1001, occasion: 'published', now: new Date(0) });
  await db
    .insert(editions)
    .values({ homeMajorId: 1001, kind: 'published', status: 'published', name: '2024 版', entryYear: 2024, stateId });
  await setProposal(db);
  await db.insert(occupationSkills).values({ collegeId: 1001, parentId: null, label: emptyNames.skill });
  await db.insert(outlines).values({ ...emptyOutline, collegeId: 1001 });
  await db.insert(campusProviders).values({ collegeId: 1001, protocol: 'cas', isEnabled: true, settings: sampleCasProvider });
  await db.insert(userAvatars).values({ userId: 1008, type: 'image/png', data: Buffer.from(pixel, 'base64') });
  const first: [contract.Endpoint, RaceAct | undefined][] = [
    [contract.saveCourseUnit, courseActs.saveCourseUnit.find(({ does }) => does === 'changes a text')],
    [contract.saveCourseUnit, courseActs.saveCourseUnit.find(({ does }) => does === 'changes a point')],
    [contract.updateCourseGoal, courseActs.updateCourseGoal[0]],
    [contract.saveAdditionalInfo, courseActs.saveAdditionalInfo[0]],
    [contract.saveAdditionalInfo, courseActs.saveAdditionalInfo[0]],
    [contract.saveMajor, otherActs.saveMajor[0]],
    [contract.saveGraduateRequires, otherActs.saveGraduateRequires[0]],
    [contract.updateMajorMatrix, matrixActs.updateMajorMatrix[0]],
    [contract.updateCourseMatrix, matrixActs.updateCourseMatrix[0]],
    [contract.updateProjectMatrix, matrixActs.updateProjectMatrix[1]],
    ...begunThread,
  ];
  for (const [endpoint, act] of first) if (act) await send(endpoint, act);
}
