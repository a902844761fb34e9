/** What people have under way when a server is killed: saves of courses, lists of people, feedback with pictures, copies. */
import * as calls from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';
import { stampedSaves, stampsIn } from '../../sweeps/trust/stampedSaves.mjs';

export const copiedCourseId = 1005;
export const namesInList = 20;
export const picturesInFeedback = 2;
const { softwareEngineering, computerScience } = majorIds;
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** Saves one kind of thing after the other in one course; `check` finds what was acknowledged last, or half a save. */
export function courseWriter(courseId, tell) {
  const last = new Map();
  let turn = 0;

  const expectedOf = ({ kept, perhaps }) => (kept === undefined ? ['', ...perhaps] : [kept, ...perhaps]);

  return {
    kind: 'save',
    async act(client, attempt) {
      const kinds = Object.entries(stampedSaves(client, courseId));
      const [kind, { save }] = kinds[turn % kinds.length];
      const stamp = `${courseId} ${kind} ${(turn += 1)}`;
      const state = last.get(kind) ?? { kept: undefined, perhaps: [] };
      last.set(kind, { ...state, perhaps: [...state.perhaps, stamp] });
      const outcome = await attempt(stamp, () => save(stamp));
      if (outcome === 'acknowledged') last.set(kind, { kept: stamp, perhaps: [] });
      if (outcome === 'refused') last.set(kind, state);
    },
    async check(client) {
      for (const [kind, { read }] of Object.entries(stampedSaves(client, courseId))) {
        const state = last.get(kind) ?? { kept: undefined, perhaps: [] };
        const found = [...new Set((await read()).map((text) => stampsIn(text).join()))];
        if (found.length > 1) tell(`course ${courseId}, ${kind}: half a save (${found.join(' | ')})`);
        else if (found.length === 1 && !expectedOf(state).includes(found[0]))
          tell(`course ${courseId}, ${kind}: ${found[0]} is stored where ${state.kept} was acknowledged`);
        last.set(kind, { kept: found[0] || undefined, perhaps: [] });
      }
    },
  };
}

/** Adds lists of people, each invited by a mail, and sends feedback with pictures, by turns; the name of each says to which list or feedback it belongs. */
export function importer(name) {
  let turn = 0;
  const permission = { permissionId: 2010, relativeId: softwareEngineering };
  const list = (stamp) =>
    Array.from({ length: namesInList }, (_, index) => ({
      userName: `${stamp} ${index}`,
      email: `${stamp}-${index}@kill.example`,
      ...permission,
    }));
  const images = (unique) =>
    Array.from({ length: picturesInFeedback }, (_, id) => ({ id, unique, name: `${id}.png`, type: 'image/png', data: onePixel }));
  return {
    kind: 'import',
    act(client, attempt) {
      turn += 1;
      const stamp = `${name}-${turn}`;
      return turn % 3 === 0
        ? attempt(stamp, () =>
            client.call(calls.sendFeedback, {
              body: { unique: `feedback-${stamp}`, description: stamp, images: images(`feedback-${stamp}`) },
            }),
          )
        : attempt(stamp, () => client.call(calls.insertNewUsers, { body: list(stamp) }));
    },
  };
}

/** Copies one course into another major, again and again. */
export function copier(name) {
  const request = { courseId: copiedCourseId, sourceId: copiedCourseId, targetId: computerScience };
  let goalRelations;
  let turn = 0;

  async function relationsFor(client) {
    const { source, target } = await client.call(calls.getCopyGoals, { body: request });
    return [{ requireId: target[0].id, relate: 0, goals: source.map(({ id }) => id) }];
  }

  return {
    kind: 'copy',
    async act(client, attempt) {
      const unique = `copy-${name}-${(turn += 1)}`;
      await attempt(unique, async () => {
        goalRelations ??= await relationsFor(client);
        await client.call(calls.uploadCopyParams, { body: { ...request, unique, goalRelations } });
        let percent = 0;
        for await (const progress of client.stream(calls.watchCopy, { query: { unique } })) ({ percent } = progress);
        if (percent < 100) throw new Error(`The stream of the copy ended at ${percent} %.`);
      });
    },
  };
}
