import { inLanguage, replyCodes, type Bilingual, type Language } from '@college/curriculum-model';
import { allEndpoints } from '../contract';
import { maxBodyOf } from '../core/bodyLimit';
import type { DownloadedFile } from '../core/download';
import type { Endpoint } from '../core/endpoint';
import type { CallInput } from '../core/request';
import { createAsk, openAnswer, type Ask } from './ask';
import { fileFault } from './checks/fileContent';
import { inTurns } from './checks/inTurns';
import { isPaged, pagingFault } from './checks/paging';
import { isUnknownPath, refusalFault, signInFault, unknownRecordFault } from './checks/refusal';
import { ticketFault } from './checks/ticket';
import { inWords, type Exchange, type Send } from './exchange';
import { Broken, NotTried } from './faults';
import { checkNames, reasons } from './messages';
import { aboutNobody, withoutEach, wrongEach, type Probe } from './probes';
import type { CheckResult } from './report';
import type { Step } from './step';
import type { World } from './world';

/** What a step needs to be tried. */
export interface Trial {
  send: Send;
  token: string;
  language: Language;
  world: World;
}

type CheckKind = keyof typeof checkNames;

/** Tries one call with everything that is asked of it. */
export async function checkStep(planned: Step, trial: Trial): Promise<CheckResult[]> {
  const { language, world } = trial;
  const results: CheckResult[] = [];
  const endpoint: Endpoint = allEndpoints[planned.call];

  function note(check: string, says: Bilingual, outcome: CheckResult['outcome'], more: Partial<CheckResult> = {}): void {
    results.push({ check, outcome, says: inLanguage(says, language), ...more });
  }

  /** Notes how one check ended; answers whether it holds. */
  async function judge(check: CheckKind | 'rule', says: Bilingual, work: () => Promise<string | undefined>): Promise<boolean> {
    try {
      const got = await work();
      note(check, says, got === undefined ? 'holds' : 'fails', got === undefined ? {} : { got });
      return got === undefined;
    } catch (error) {
      if (error instanceof NotTried) note(check, says, 'untried', { reason: inLanguage(error.reason, language) });
      else if (error instanceof Broken) note(check, error.expected ?? says, 'fails', { got: error.got, request: error.request });
      else throw error;
      return false;
    }
  }

  if (endpoint.writes && world.isReadOnly && !planned.isHarmless) {
    note('answers', checkNames.answers, 'untried', { reason: inLanguage(reasons.readOnly, language) });
    return results;
  }
  const caller = (): string => (planned.as === 'person' ? world.need('person').token : trial.token);
  let ask: Ask | undefined;
  let input: CallInput | undefined;
  const isReady = await judge('answers', checkNames.answers, async () => {
    ask = createAsk(trial.send, caller(), language);
    input = (await planned.input(world, ask)) as CallInput;
    return undefined;
  });
  // A call that cannot be given its input leaves that sentence; one that can is judged by its answer.
  if (!isReady || !ask || input === undefined) return results;
  results.pop();
  const context = { planned, endpoint, input, ask, trial, judge, token: caller() };
  if (!(await judgeSignIn(context))) return results;
  if (!planned.isRightOnly) await judgeRefusals(context);
  await judgeAnswer(context);
  return results;
}

interface Context {
  planned: Step;
  endpoint: Endpoint;
  input: CallInput;
  ask: Ask;
  trial: Trial;
  token: string;
  judge: (check: CheckKind | 'rule', says: Bilingual, work: () => Promise<string | undefined>) => Promise<boolean>;
}

/** Asks without a token and with an unknown one; answers false where there is no such call at all. */
async function judgeSignIn({ endpoint, input, trial, judge }: Context): Promise<boolean> {
  if (endpoint.auth === 'public') return true;
  let isThere = true;
  await judge('signIn', checkNames.signIn, async () => {
    const exchange = await trial.send(endpoint, input, undefined);
    isThere = !isUnknownPath(exchange);
    if (!isThere) throw new Broken(inWords(exchange), exchange.request, checkNames.answers);
    return failed(exchange, signInFault(exchange));
  });
  if (isThere) {
    await judge('unknownToken', checkNames.unknownToken, async () => {
      const exchange = await trial.send(endpoint, input, 'conformance-unknown-token');
      return failed(exchange, signInFault(exchange));
    });
  }
  return isThere;
}

async function judgeRefusals(context: Context): Promise<void> {
  const { endpoint, input, judge, trial, token } = context;
  const missing = withoutEach(endpoint, input);
  const wrong = wrongEach(endpoint, input);
  const nobody = aboutNobody(endpoint, input);
  if (missing.length > 0) await judge('required', checkNames.required, () => probesFault(context, missing));
  if (wrong.length > 0) await judge('wrong', checkNames.wrong, () => probesFault(context, wrong));
  if (nobody) {
    await judge('unknownRecord', checkNames.unknownRecord, async () => {
      const exchange = await trial.send(endpoint, nobody, token);
      return failed(exchange, unknownRecordFault(exchange));
    });
  }
  if (endpoint.bodyFormat === 'multipart') await judgeUploads(context);
}

async function probesFault(context: Context, probes: readonly Probe[]): Promise<undefined> {
  const { endpoint, trial, token } = context;
  const exchanges = await inTurns(probes, 4, (probe) => trial.send(endpoint, probe.input, token));
  const faults: { name: string; fault: string; exchange: Exchange }[] = [];
  for (const [at, exchange] of exchanges.entries()) {
    const fault = refusalFault(exchange);
    if (fault) faults.push({ name: probes[at]?.name ?? '', fault, exchange });
    if (fault && endpoint.writes) await keepWrong(context, exchange);
  }
  const [first] = faults;
  if (first) throw new Broken(`${faults.map(({ name }) => name).join(', ')}: ${first.fault}`, first.exchange.request);
  return undefined;
}

/** A wrong request that was taken may have made a record, which has to go again. */
async function keepWrong({ planned, endpoint, input, ask, trial }: Context, exchange: Exchange): Promise<void> {
  try {
    const answer = openAnswer(endpoint, exchange, trial.language);
    await planned.keep?.({ input, answer, world: trial.world, ask });
  } catch (error) {
    if (!(error instanceof Broken) && !(error instanceof NotTried)) throw error;
  }
}

async function judgeUploads({ endpoint, input, judge, trial, token }: Context): Promise<void> {
  const withFile = (file: File): CallInput => ({ ...input, body: { file } });
  await judge('otherFile', checkNames.otherFile, async () => {
    const exchange = await trial.send(endpoint, withFile(new File(['no such file'], 'notes.txt', { type: 'text/plain' })), token);
    const isInternal = exchange.status >= 500 || !exchange.envelope || exchange.envelope.code === replyCodes.internal;
    return failed(exchange, isInternal ? inWords(exchange) : undefined);
  });
  await judge('tooLarge', checkNames.tooLarge, async () => {
    const file = new File([new Uint8Array(maxBodyOf(endpoint) + 1024 * 1024)], 'large.xlsx');
    const exchange = await trial.send(endpoint, withFile(file), token);
    // Many a server in front of the backend refuses by status alone.
    return failed(exchange, exchange.status === 413 ? undefined : refusalFault(exchange));
  });
}

async function judgeAnswer({ planned, endpoint, input, ask, trial, judge, token }: Context): Promise<void> {
  const { world, language } = trial;
  const kind = endpoint.reply === 'file' ? 'file' : endpoint.reply === 'events' ? 'events' : 'answers';
  let answer: unknown;
  const holds = await judge(kind, checkNames[kind], async () => {
    answer = openAnswer(endpoint, await trial.send(endpoint, input, token), language);
    await planned.keep?.({ input, answer, world, ask });
    return planned.file ? fileFault(answer as DownloadedFile, planned.file) : undefined;
  });
  if (!holds) return;
  const moment = { input, answer, world, ask };
  if (endpoint.reply === 'file' && endpoint.method === 'GET' && !world.isReadOnly) {
    await judge('ticket', checkNames.ticket, () => ticketFault(ask, trial.send, endpoint, input, answer as DownloadedFile));
  }
  if (isPaged(input)) await judge('paging', checkNames.paging, () => pagingFault(ask, planned.call, input as never));
  for (const { says, fault } of planned.rules) await judge('rule', says, async () => fault(moment));
  if (planned.outdated) await judge('conflict', checkNames.conflict, () => conflictFault(planned, endpoint, moment, trial, token));
}

async function conflictFault(planned: Step, endpoint: Endpoint, moment: object, trial: Trial, token: string): Promise<string | undefined> {
  const input = await planned.outdated?.(moment);
  if (input === undefined) throw new NotTried(reasons.noVersion);
  const exchange = await trial.send(endpoint, input as CallInput, token);
  const { code, data } = exchange.envelope ?? {};
  const hasRecord = typeof data === 'object' && data !== null;
  return failed(exchange, code === replyCodes.conflict && hasRecord ? undefined : `${inWords(exchange)}${hasRecord ? '' : ', no record'}`);
}

/** Throws a fault together with its request; nothing where there is none. */
function failed(exchange: Exchange, fault: string | undefined): undefined {
  if (fault !== undefined) throw new Broken(fault, exchange.request);
  return undefined;
}

/** Makes a call only for what it tells later ones. */
export async function rememberStep(planned: Step, { send, token, language, world }: Trial): Promise<void> {
  const endpoint: Endpoint = allEndpoints[planned.call];
  if (!planned.keep || (endpoint.writes && world.isReadOnly && !planned.isHarmless)) return;
  try {
    const caller = planned.as === 'person' ? world.need('person').token : token;
    const ask = createAsk(send, caller, language);
    const input = (await planned.input(world, ask)) as CallInput;
    const answer = openAnswer(endpoint, await send(endpoint, input, caller), language);
    await planned.keep({ input, answer, world, ask });
  } catch (error) {
    if (!(error instanceof Broken) && !(error instanceof NotTried)) throw error;
  }
}
