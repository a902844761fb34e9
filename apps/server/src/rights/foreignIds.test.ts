import * as contract from '@college/api-client/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { describeOnOneEngine } from '../db/testing';
import { contentsOf } from '../testing/contentsOf';
import { cast } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { attempts } from './attempts.test-data';
import { type Attempt } from './attempt.test-data';
import { differingSlots, idParametersOf, nameOfSlot, withForeignId } from './idSlots.test-data';
import { setRightsScene } from './rightsScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

/** Ids that are not of records of a college: entries of dictionaries, pictures of a message, rows numbered by the client. */
const ofNoCollege = [
  /\.(?:classId|typeId|courseClassId|courseTypeId|levelId|publishId|standardId|academicYearsId|permissionId|codeOrId)$/,
  /^body\.(?:manage|current)\./,
  /^body\.images\[\]\.id$/,
  /^query\.onlyvalid$/,
  // What somebody read before is compared and never stored.
  /\.(?:was|known|revisions)\[\]/,
  // A binding names a goal by its id or by an object with that id; the server reads both into one list.
  /\.goals\[\]\.id$/,
];
/** Calls about what is of the same kind for all colleges, and calls about records that first have to be made: those have tests of their own. */
const triedElsewhere = [
  /^\w+ \/(?:occupation|profession|news|outline|dic)\//,
  /^GET \/message\/feedbackimage /,
  /^POST \/user\/endsignin /,
  /^POST \/(?:history|trash)\/restore /,
  /^GET \/history\/list query\.userId/,
  /^POST \/beginreport\/(?:deletelink|saveadditionalinfo) body\.id/,
  /^POST \/beginreport\/saveadditionalinfo body\.exampercent/,
  /^POST \/proposal\/send body\.courseId/,
  /^POST \/edition\/unlink body\.linkId/,
  /^POST \/edition\/withdrawacceptance body\.id/,
  /^POST \/comment\/(?:reply|resolve) body\.threadId/,
  /^POST \/comment\/(?:edit|remove) body\.id/,
  /^POST \/manage\/campus\/(?:saveprovider|deleteprovider) body\.id/,
  /^POST \/manage\/campus\/try body\.provider\.id/,
  /^POST \/manage\/campus\/savelocal body\.breakGlassUserId/,
  // Only the call about KSA looks at points.
  /^POST \/assistant\/fill\/(?:course|coursemore|point) body\.points/,
];

const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;
const requestsOf = ({ full, request }: Attempt) => {
  const make = full ?? request;
  return { own: make('own', cast.collegeAdmin), foreign: make('otherCollege', cast.otherAdmin) };
};

it('names every id of every call', () => {
  const tried = new Set<string>();
  for (const attempt of attempts) {
    const { own, foreign } = requestsOf(attempt);
    for (const slot of differingSlots(own, foreign)) tried.add(`${nameOf(attempt.endpoint)} ${nameOfSlot(slot)}`);
  }
  const missing = Object.values<contract.Endpoint>(contract.allEndpoints)
    .flatMap((endpoint) => {
      const names = idParametersOf(endpoint).filter((name) => !ofNoCollege.some((pattern) => pattern.test(name)));
      return names.map((name) => `${nameOf(endpoint)} ${name}`);
    })
    .filter((name) => !tried.has(name) && !triedElsewhere.some((pattern) => pattern.test(name)));
  expect(missing).toEqual([]);
});

describeOnOneEngine('ids of another college', (database) => {
  const server = testServer(() => database.current);
  beforeAll(() => setRightsScene(database.current));

  const answered = new Set(calls.map(({ endpoint }) => nameOf(endpoint)));
  const triable = attempts
    .filter(({ endpoint }) => answered.has(nameOf(endpoint)))
    .map((attempt) => ({ ...attempt, ...requestsOf(attempt), name: `${nameOf(attempt.endpoint)} (${attempt.act})` }))
    .filter(({ own, foreign }) => differingSlots(own, foreign).length > 0);

  it.each(triable)('$name refuses each of them with a sentence, and nothing changes', async (attempt) => {
    const { endpoint, own, foreign, full, answersForeign = [] } = attempt;
    const before = await contentsOf(database.current);
    const faults: string[] = [];
    for (const slot of differingSlots(own, foreign)) {
      if (answersForeign.includes(nameOfSlot(slot))) continue;
      const { code, status, message } = await server.call(endpoint, { as: 'collegeAdmin', ...withForeignId(own, foreign, slot) });
      const isRefused = status === 200 && ['30001', '30003', '30004'].includes(code) && message.trim() !== '';
      if (!isRefused) faults.push(`${slot.join('.')}: ${status} ${code} ${message}`);
    }
    expect(faults).toEqual([]);
    expect(await contentsOf(database.current)).toEqual(before);
    // Else they might have been refused for another reason.
    if (full) expect((await server.call(endpoint, { as: 'collegeAdmin', ...own })).code).toMatch(/^0?$/);
  });
});
