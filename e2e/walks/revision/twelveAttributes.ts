import type { Client } from '@college/api-client';
import { copyCourse, getCopyGoals } from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';
import { lastOf } from '../../support/copies';
import { courseUnitsOf } from '../../support/programme';

/** The major of the sample that still follows the twelve attributes, and the one that has the courses. */
export const { computerScience: revisedId } = majorIds;

/** The courses of the sample that the revised major begins with, by their ids in the other major. */
const taken = [1004, 1002, 1006, 1008, 1010, 1013];

/** Gives the major of twelve attributes some courses of the other major, with which it supports each of its indicator points; answers their ids by name. */
export async function fillTwelveAttributes(client: Client): Promise<Map<string, number>> {
  let given = 0;
  for (const courseId of taken) {
    const sides = { sourceId: courseId, targetId: revisedId };
    const { source, target } = await client.call(getCopyGoals, { body: sides });
    const goalRelations = source.map(({ id }) => ({ requireId: target[given++ % target.length]!.id, relate: 0 as const, goals: [id] }));
    await lastOf(client.stream(copyCourse, { body: { ...sides, courseId, goalRelations, unique: crypto.randomUUID() } }));
  }
  const units = await courseUnitsOf(client, revisedId);
  return new Map(units.map(({ id, name }) => [name, id]));
}
