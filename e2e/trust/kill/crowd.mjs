/** A crowd at work on one database through all the servers that are killed on it; it remembers what was acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@college/api-client';
import * as calls from '@college/api-client/contract';
import { rulesBeforeSyllabuses, samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { outcomeOf } from '../outcomes.mjs';
import { copier, courseWriter, importer } from './acts.mjs';
import { reviser } from './editions.mjs';

const courseIds = [1003, 1004, 1007, 1008];
// A list of people needs a password of the last ten minutes.
const signInMilliseconds = 300_000;
const whoDoes = { save: 'majorLeader', copy: 'departmentManager', import: 'departmentManager', edition: 'departmentManager' };

export function createCrowd(name, tell) {
  const writers = courseIds.map((courseId) => courseWriter(courseId, tell));
  const importers = [1, 2, 3].map((number) => importer(`${name}-list${number}`));
  // A course is copied into a major once at a time.
  const copying = copier(name);
  // Nobody else saves in its major meanwhile: what it plans would be changed by that.
  const revising = reviser(`${name}-edition`);
  const acknowledged = { save: [], import: [], copy: [], edition: [] };
  const refused = [];
  const underWay = { save: 0, import: 0, copy: 0, edition: 0 };
  const sessions = new Map();
  let clientOf;
  let meetingPlace;
  let isCut = true;
  let goesOn = false;
  let leisure = new AbortController();

  async function signIn(origin, who) {
    const known = sessions.get(who);
    const session = known ?? { authToken: () => session.token, clear: () => tell(`${who} was signed out`) };
    const client = createClient({ baseUrl: `${origin}/college/api`, fetch, session });
    if (!known || Date.now() - known.since > signInMilliseconds) {
      const info = await client.call(calls.login, { body: { email: sampleUser(who).email, password: samplePassword } });
      sessions.set(who, Object.assign(session, { token: info.authToken, since: Date.now() }));
    }
    return client;
  }

  /** Does one act, again and again, until the server is gone, with a rest of so many milliseconds between two, more or less. */
  async function repeat({ kind, act }, client, rest = 0) {
    const attempt = async (stamp, run) => {
      underWay[kind] += 1;
      const outcome = await run().then(() => 'acknowledged', outcomeOf);
      underWay[kind] -= 1;
      if (outcome === 'acknowledged') acknowledged[kind].push(stamp);
      else if (outcome === 'refused') refused.push(stamp);
      else if (outcome === 'cut') isCut ||= !goesOn;
      else if (outcome !== 'uncertain') tell(`${kind} ${stamp}: ${outcome}`);
      return outcome;
    };
    while (!isCut) {
      // Where nobody can sign in just now, the act itself meets that and says what it is.
      await signIn(meetingPlace, whoDoes[kind]).catch(() => undefined);
      await act(client, attempt);
      if (rest > 0) await pause(rest * (0.5 + Math.random()), undefined, { signal: leisure.signal }).catch(() => undefined);
    }
  }

  return {
    acknowledged,
    refused,
    /** How many acts of each kind the server has not answered yet. */
    underWay: () => ({ ...underWay }),
    /** Meets a server that was started on the database, and looks at what was acknowledged before. */
    async meet(origin) {
      meetingPlace = origin;
      const [leader, manager] = [await signIn(origin, 'majorLeader'), await signIn(origin, 'departmentManager')];
      if (clientOf === undefined) {
        const admin = await signIn(origin, 'collegeAdmin');
        await raiseLimits(admin);
        await letSyllabusesWait(admin);
      }
      clientOf = { save: leader, copy: manager, import: manager, edition: manager };
      for (const writer of writers) await writer.check(leader);
    },
    /** Lets everybody finish what they do. */
    rest() {
      isCut = true;
      leisure.abort();
    },
    /** Resolves when the server is gone, or all rest. `isOneOfSeveral` lets them go on where the next call reaches another one; `rests` are the milliseconds between two acts of a kind, none by default. */
    async work({ imports = 1, copies = false, editions = false, isOneOfSeveral = false, rests = {} }) {
      isCut = false;
      leisure = new AbortController();
      goesOn = isOneOfSeveral;
      const acts = [...(editions ? [revising] : writers), ...importers.slice(0, imports), ...(copies ? [copying] : [])];
      await Promise.all(acts.map((act) => repeat(act, clientOf[act.kind], rests[act.kind])));
    },
  };
}

/** Editions are published before all syllabuses of the sample are written. */
async function letSyllabusesWait(client) {
  const { version } = await client.call(calls.getCollegeRules);
  await client.call(calls.saveCollegeRules, { body: { settings: rulesBeforeSyllabuses, version } });
}

/** The importer sends more feedback than one person may by default. */
async function raiseLimits(client) {
  const { id } = sampleUser('departmentManager');
  const limits = { storedBytes: null, emptyUnits: null, eventStreams: null, waitingFiles: null, feedbacks: 1000 };
  const body = { id, version: 0, limits };
  await client.call(calls.saveBudgets, { body });
}
