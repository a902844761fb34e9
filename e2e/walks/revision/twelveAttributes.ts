import type { Client } from '@college/api-client';
import { copyCourse, getCopyGoals, planPublication, publishEdition } from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';
import { lastOf } from '../../support/copies';
import { courseUnitsOf } from '../../support/programme';

/** The major of the sample that still follows the twelve attributes. */
export const { computerScience: revisedId } = majorIds;

/** The courses of the other major with which it begins: their goals are more than its indicator points. */
const taken = [1004, 1002, 1006, 1008, 1010, 1013, 1009];

/** Gives the major of twelve attributes courses of the other major that support each of its indicator points; answers their ids by name. */
export async function fillTwelveAttributes(client: Client): Promise<Map<string, number>> {
  let given = 0;
  for (const courseId of taken) {
    const sides = { sourceId: courseId, targetId: revisedId };
    const { source, target } = await client.call(getCopyGoals, { body: sides });
    const goalRelations = source.map(({ id }) => ({ requireId: target[given++ % target.length]!.id, relate: 0 as const, goals: [id] }));
    await lastOf(client.stream(copyCourse, { body: { ...sides, goalRelations } }));
  }
  const units = await courseUnitsOf(client, revisedId);
  return new Map(units.map(({ id, name }) => [name, id]));
}

/** Publishes the current edition, with which the next one is compared. */
export async function publishEarlier(client: Client): Promise<number> {
  const { seen } = await client.call(planPublication, { query: { majorId: revisedId } });
  const { id } = await client.call(publishEdition, { body: { majorId: revisedId, seen, name: '2026 版', entryYear: 2026 } });
  return id;
}
