/** People who rename a course and look at the list at once, and people who only look: what each of them must see while a replica answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@college/api-client';
import * as calls from '@college/api-client/contract';
import { majorIds, samplePassword, sampleUser } from '@college/curriculum-model/fixtures';

const majorId = majorIds.softwareEngineering;
/** Who renames which course; the crowd beside them saves in others. */
const renamed = { majorLeader: 1009, departmentManager: 1011, collegeAdmin: 1012, majorEditor: 1013 };
const onlyLook = ['collegeViewer', 'departmentViewer', 'courseLeader', 'courseEditor'];
/** How old a list may be that is shown to somebody who did not write. */
const oldest = 1000;
/** How long after a save its writer looks: at once, while the replica takes it in, and when it has; each counts from the one before. */
const looksAfter = [0, 5, 60, 300, 600];
const numberIn = (name) => Number(/〔(\d+)〕/.exec(name)?.[1] ?? 0);

/** Lets them work once all are signed in; `figures` tells what happened since it was asked last, and `rest` ends it. */
export async function peopleAtWork(origin, tell) {
  /** By course, what was acknowledged and when. */
  const saved = new Map(Object.values(renamed).map((courseId) => [courseId, []]));
  let figures = nothing();
  let isOver = false;
  const clients = new Map();
  for (const who of [...Object.keys(renamed), ...onlyLook]) clients.set(who, await clientOf(who));
  const working = [...Object.entries(renamed).map(rename), ...onlyLook.map(look)];

  async function clientOf(who) {
    const session = { token: undefined, authToken: () => session.token, clear: () => tell(`${who} was signed out`) };
    const client = createClient({ baseUrl: `${origin}/college/api`, fetch, session });
    session.token = (await client.call(calls.login, { body: { email: sampleUser(who).email, password: samplePassword } })).authToken;
    return client;
  }

  /** Reads a list, which never fails. */
  async function read(client) {
    const begun = performance.now();
    try {
      const { pageInfo } = await client.call(calls.listCourseUnits, {
        body: { majorId, pageNum: 1, pageSize: 100, orderMap: { create_time: 0 } },
      });
      figures.reads += 1;
      return new Map(pageInfo.list.map((row) => [row.id, row]));
    } catch (error) {
      tell(`a list failed: ${error.code ?? error.name} ${error.message}`);
      return new Map();
    } finally {
      figures.slowest = Math.max(figures.slowest, performance.now() - begun);
    }
  }

  async function rename([who, id]) {
    const client = clients.get(who);
    let row = (await read(client)).get(id);
    const name = row.name.replace(/〔.*〕/, '');
    for (let number = 1; !isOver; number += 1) {
      try {
        await client.call(calls.updateCourseUnitList, { body: { list: [{ id, name: `${name}〔${number}〕`, version: row.version }] } });
      } catch (error) {
        tell(`${who} could not save ${number}: ${error.code ?? error.name} ${error.message}`);
      }
      saved.get(id).push({ number, at: performance.now() });
      figures.writes += 1;
      for (const after of looksAfter) {
        await pause(after);
        row = (await read(client)).get(id) ?? row;
        figures.ownReads += 1;
        if (numberIn(row.name) !== number) tell(`${who} saved ${number} and was shown ${numberIn(row.name)} ${after} ms later`);
      }
    }
  }

  async function look(who) {
    const client = clients.get(who);
    while (!isOver) {
      const begun = performance.now();
      const rows = await read(client);
      for (const [id, numbers] of saved) {
        const expected = numbers.findLast(({ at }) => at <= begun - oldest)?.number ?? 0;
        const found = rows.has(id) ? numberIn(rows.get(id).name) : expected;
        if (found < expected) tell(`${who} was shown ${found} of course ${id} more than a second after ${expected} was saved`);
      }
      await pause(40);
    }
  }

  return {
    figures() {
      const told = figures;
      figures = nothing();
      return told;
    },
    async rest() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

const nothing = () => ({ reads: 0, ownReads: 0, writes: 0, slowest: 0 });
