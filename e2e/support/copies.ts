import type { Client } from '@college/api-client';
import { getCopyGoals, listCopyJobs } from '@college/api-client/contract';
import { courseUnitsOf } from './programme';

/** The course that is copied, and its target major. */
export const copied = { courseId: 1004, targetId: 1002 };

/** The newest stored copy of the course, as the server knows it. */
export async function newestJob(client: Client) {
  const [newest] = await client.call(listCopyJobs, { query: { courseId: copied.courseId } });
  return newest;
}

/** How many course units of this name the target major has. */
export async function copiesIn(client: Client): Promise<number> {
  return (await courseUnitsOf(client, copied.targetId)).filter(({ name }) => name === '数据结构').length;
}

/** What the wizard would send: every goal bound to the first indicator point of the target. */
export async function bindingAll(client: Client, targetId = copied.targetId) {
  const majors = { sourceId: copied.courseId, targetId };
  const { source, target } = await client.call(getCopyGoals, { body: majors });
  return { ...majors, goalRelations: [{ requireId: target[0]!.id, relate: 0 as const, goals: source.map(({ id }) => id) }] };
}

/** The last event of a stream that ends. */
export async function lastOf<Event>(stream: AsyncIterable<Event>): Promise<Event | undefined> {
  let last: Event | undefined;
  for await (const event of stream) last = event;
  return last;
}
