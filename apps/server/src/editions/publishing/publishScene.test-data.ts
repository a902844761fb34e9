import { figuresOf, recordsOf } from '@college/curriculum-model';
import { rulesBeforeSyllabuses } from '@college/curriculum-model/fixtures';
import { inArray } from 'drizzle-orm';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema, type OpenDatabase } from '../../db';
import { sceneStart } from '../../testing/scene';
import { numberBehindScene } from '../draft.test-data';
import { homeMajorId, stateOf } from '../merging/mergeScene.test-data';

const { collegeRules, graduationRequirements, indicators } = schema;

/** The scene of the copies, of which the major can be published. */
export async function setPublishScene(database: OpenDatabase): Promise<void> {
  await setCopyScene(database);
  await database.db.execute(numberBehindScene);
  await mendGaps(database);
}

/** Takes out what stands against publishing the major of the scene. */
export async function mendGaps(database: OpenDatabase): Promise<void> {
  const { db } = database;
  const state = await stateOf(database, homeMajorId);
  const bare = figuresOf(state).gaps.flatMap(({ rule, at }) => (rule === 'indicatorUnsupported' ? [Number(at.split(':').at(-1))] : []));
  const owners = new Set(recordsOf(state.major, 'indicator').flatMap(({ key, under }) => (bare.includes(Number(key)) ? [] : [under])));
  const empty = recordsOf(state.major, 'requirement').flatMap(({ key }) => (owners.has(key) ? [] : [Number(key)]));
  const deletedAt = sceneStart;
  const rules = { settings: rulesBeforeSyllabuses, version: 1, updateTime: sceneStart };
  await db
    .insert(collegeRules)
    .values({ collegeId: 1, ...rules })
    .onConflictDoNothing();
  if (bare.length > 0) await db.update(indicators).set({ deletedAt }).where(inArray(indicators.id, bare));
  if (empty.length > 0) await db.update(graduationRequirements).set({ deletedAt }).where(inArray(graduationRequirements.id, empty));
}
