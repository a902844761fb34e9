/** People who go on saving, over kept connections, whatever the server says, until it is gone; each write carries a stamp of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@college/api-client';
import * as calls from '@college/api-client/contract';
import { majorIds, samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { outcomeOf } from './outcomes.mjs';

const majorId = majorIds.softwareEngineering;
const courseIds = [1003, 1004, 1005, 1007, 1008];
/** Signs one person in and lets `count` tabs of theirs save goals; `stop` ends them and answers what became of each write: acknowledged, refused with nothing done, uncertain as the server says, cut, or an error. */
export async function stubbornWriters(origin, count, name) {
  const session = { token: undefined, authToken: () => session.token, clear: () => undefined };
  const client = createClient({ baseUrl: `${origin}/college/api`, fetch, session });
  const info = await client.call(calls.login, { body: { email: sampleUser('majorLeader').email, password: samplePassword } });
  session.token = info.authToken;
  const goals = await findGoals(client);

  const writes = [];
  let isOver = false;
  const working = Array.from({ length: count }, (_, index) => work(index));

  async function work(index) {
    const goal = goals[index % goals.length];
    for (let turn = 1; !isOver; turn += 1) {
      const stamp = `${name} ${index} ${turn}`;
      const begun = Date.now();
      const outcome = await client.call(calls.updateCourseGoal, { body: { ...goal, description: `能分析〔${stamp}〕` } }).then(
        () => 'acknowledged',
        (error) => outcomeOf(error),
      );
      writes.push({ stamp, begun, took: Date.now() - begun, outcome });
      // Nobody is there any more: the process has closed its port.
      if (outcome === 'cut' && !(await isListening(origin))) return;
      if (outcome === 'refused') await pause(20);
    }
  }

  async function stop() {
    isOver = true;
    await Promise.all(working);
    return writes;
  }
  return { stop };
}

async function findGoals(client) {
  const found = [];
  for (const courseId of courseIds) {
    const indicators = await client.call(calls.getCourseGoals, { query: { courseId, majorId } });
    for (const { id, children } of indicators) for (const goal of children) found.push({ id: goal.id, parentId: id, courseId });
  }
  return found;
}

async function isListening(origin) {
  return fetch(`${origin}/health`).then(
    () => true,
    () => false,
  );
}
