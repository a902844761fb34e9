import { allEndpoints } from '../contract';
import type { Client } from '../core/client';

/** Binds every goal of a course to the first indicator of the target major, copies, and returns the percentages in order. */
export async function createCopyStream(client: Client, request: { unique: string; courseId: number; targetId: number }) {
  const { courseId, targetId, unique } = request;
  const { source, target } = await client.call(allEndpoints.getCopyGoals, { body: { sourceId: courseId, targetId } });
  const goalRelations = [{ requireId: target[0]?.id ?? 0, relate: 0 as const, goals: source.map(({ id }) => id) }];
  await client.call(allEndpoints.uploadCopyParams, { body: { unique, courseId, sourceId: courseId, targetId, goalRelations } });
  const percents: number[] = [];
  for await (const { percent } of client.stream(allEndpoints.watchCopy, { query: { unique } })) percents.push(percent);
  return percents;
}
