import { languageCodes, type Language } from '@college/curriculum-model';
import { allEndpoints } from '../contract';
import type { Endpoint } from '../core/endpoint';
import { createAsk, type Ask } from './ask';
import { checkStep } from './checkStep';
import { CleanUp } from './cleanUp';
import { createSend } from './exchange';
import { Broken, NotRun } from './faults';
import { Makers, noteChecks } from './makers';
import { conformancePlan, resetPlan, type PlannedCall } from './plan';
import { countOutcomes, outcomeOf, type CallResult, type ConformanceReport } from './report';
import { signIn, type Credentials } from './signIn';
import type { Run } from './trial';
import { World } from './world';

export interface ConformanceOptions extends Credentials {
  /** Base URL of the calls, such as `https://college.example/college/api`. */
  baseUrl: string;
  /**
   * Whether only calls that change nothing are made. Otherwise the suite makes records of its own, and takes them away at the end.
   * @default true
   */
  isReadOnly?: boolean;
  /** Only the calls of these resources, such as `goals`; what they need is called too, but not reported. */
  only?: readonly string[];
  /** Leaves the extensions of the reference server out, which the specifications do not name. */
  isDocumentedOnly?: boolean;
  /** A major to read, in which course units are made where the backend makes no major; nothing else of it is written. */
  majorId?: number;
  /** A course unit to read, in place of the fullest that is found. */
  courseId?: number;
  /** Calls `resetfixtures` at the end, which empties everything: on test systems only. */
  mayReset?: boolean;
  /** The language of the report and of the requested messages. @default 'en' */
  language?: Language;
  /** Milliseconds before a reply counts as none. @default 20000 */
  timeout?: number;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** Called after each call was tried. */
  onCall?: (result: CallResult) => void;
}

/** Runs every call of the contract against a backend and reports the result of each. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { baseUrl, isReadOnly = true, language = 'en', timeout = 20_000, signal, onCall } = options;
  const started = Date.now();
  let requests = 0;
  let { token } = options;
  const sendOptions = {
    baseUrl,
    fetch: options.fetch ?? ((url: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(url, init)),
    languageCode: languageCodes[language],
    timeout,
    onRequest: () => void (requests += 1),
    callerToken: () => token,
  };
  const send = createSend({ ...sendOptions, ...(signal ? { signal } : {}) });
  const world = new World(started.toString(36), isReadOnly, languageCodes[language], new CleanUp());
  token = await begin(() => signIn(createAsk(send, options.token, language), world, options));
  const plan = conformancePlan();
  const shared: Run = { send, token, language, world, makers: new Makers(plan.map(({ step }) => step)) };
  await begin(() => takeGiven(options, world, createAsk(send, token, language)));
  const calls: CallResult[] = [];
  let leftBehind: string[] = [];
  const run = async (planned: PlannedCall): Promise<CallResult | undefined> => {
    if (!isSelected(planned, options)) return undefined;
    const result = await resultOf(planned, shared);
    calls.push(result);
    onCall?.(result);
    return result;
  };
  try {
    for (const planned of plan) {
      if (signal?.aborted) break;
      await run(planned);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    // Without the signal: what was made has to go even when the run was stopped.
    leftBehind = await world.cleanUp.run(createAsk(createSend(sendOptions), token, language));
  }
  if (!signal?.aborted && (await run(resetPlan(options.mayReset ?? false)))?.outcome === 'holds') leftBehind = [];
  const milliseconds = Date.now() - started;
  const startedAt = new Date(started).toISOString();
  const isStopped = signal?.aborted ?? false;
  return { baseUrl, startedAt, milliseconds, requests, isReadOnly, isStopped, calls, counts: countOutcomes(calls), leftBehind };
}

async function begin<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Broken) throw new NotRun(`${error.got}${error.request ? `\n${error.request}` : ''}`);
    throw error;
  }
}

/** What is to be read instead of what would be found. */
async function takeGiven({ majorId, courseId }: ConformanceOptions, world: World, ask: Ask): Promise<void> {
  if (courseId !== undefined) {
    const { course } = await ask.data('getCourseUnit', { query: { courseid: courseId } });
    world.pin('courseId', course.id);
    world.pin('courseName', course.name);
    const [project] = course.courseMatrixVOS;
    if (project) world.pin('projectId', project.id);
    world.pin('majorId', course.majorId);
  }
  if (majorId === undefined) return;
  world.pin('majorId', majorId);
  world.pin('givenMajorId', majorId);
}

function isSelected({ step, resource }: PlannedCall, { only, isDocumentedOnly }: ConformanceOptions): boolean {
  const { extension }: Endpoint = allEndpoints[step.call];
  return (!only || only.length === 0 || only.includes(resource)) && !(isDocumentedOnly && extension);
}

async function resultOf({ step, resource }: PlannedCall, run: Run): Promise<CallResult> {
  const { method, path, extension }: Endpoint = allEndpoints[step.call];
  const checks = await checkStep(step, run);
  noteChecks(step, run.world, checks);
  return { call: step.call, resource, method, path, isDocumented: !extension, outcome: outcomeOf(checks), checks };
}
