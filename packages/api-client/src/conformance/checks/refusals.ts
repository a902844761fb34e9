import { replyCodes } from '@college/curriculum-model';
import { maxBodyOf } from '../../core/bodyLimit';
import type { CallInput } from '../../core/request';
import { openAnswer } from '../ask';
import { unknownToken } from '../curl';
import { inWords, type Exchange } from '../exchange';
import { Broken, NotTried } from '../faults';
import { checkNames } from '../messages';
import { aboutNobody, withoutEach, wrongEach, type Probe } from '../probes';
import type { CheckResult } from '../report';
import { failed, judge, type Trial } from '../trial';
import { inTurns } from './inTurns';
import { refusalFault, signInFault, unknownRecordFault } from './refusal';

const atOnce = 4;

/** All requests that the call must reject, sent concurrently: none of them may change anything. */
export async function judgeRefusals(trial: Trial): Promise<CheckResult[]> {
  const { endpoint, input, planned, language } = trial;
  const checks: Promise<CheckResult>[] = [];
  if (endpoint.auth !== 'public') checks.push(judge('unknownToken', checkNames.unknownToken, language, () => unknownTokenFault(trial)));
  if (!planned.isRightOnly) {
    const missing = withoutEach(endpoint, input);
    const wrong = wrongEach(endpoint, input);
    const nobody = aboutNobody(endpoint, input);
    if (missing.length > 0) checks.push(judge('required', checkNames.required, language, () => probesFault(trial, missing)));
    if (wrong.length > 0) checks.push(judge('wrong', checkNames.wrong, language, () => probesFault(trial, wrong)));
    if (nobody) checks.push(judge('unknownRecord', checkNames.unknownRecord, language, () => nobodyFault(trial, nobody)));
    if (endpoint.bodyFormat === 'multipart') {
      checks.push(judge('otherFile', checkNames.otherFile, language, () => otherFileFault(trial)));
      checks.push(judge('tooLarge', checkNames.tooLarge, language, () => tooLargeFault(trial)));
    }
  }
  return Promise.all(checks);
}

async function unknownTokenFault({ endpoint, input, send }: Trial): Promise<undefined> {
  const exchange = await send(endpoint, input, unknownToken);
  return failed(exchange, signInFault(exchange));
}

async function nobodyFault({ endpoint, send, token }: Trial, input: CallInput): Promise<undefined> {
  const exchange = await send(endpoint, input, token);
  return failed(exchange, unknownRecordFault(exchange));
}

async function probesFault(trial: Trial, probes: readonly Probe[]): Promise<undefined> {
  const { endpoint, send, token } = trial;
  const exchanges = await inTurns(probes, atOnce, (probe) => send(endpoint, probe.input, token));
  const faults: { name: string; fault: string; exchange: Exchange }[] = [];
  for (const [at, exchange] of exchanges.entries()) {
    const fault = refusalFault(exchange);
    if (fault) faults.push({ name: probes[at]?.name ?? '', fault, exchange });
    if (fault && endpoint.writes) await keepWrong(trial, exchange);
  }
  const [first] = faults;
  if (first) throw new Broken(`${faults.map(({ name }) => name).join(', ')}: ${first.fault}`, first.exchange.request);
  return undefined;
}

/** A wrong request that was taken may have made a record, which has to go again. */
async function keepWrong({ planned, endpoint, input, ask, world, language }: Trial, exchange: Exchange): Promise<void> {
  try {
    await planned.keep?.({ input, answer: openAnswer(endpoint, exchange, language), world, ask });
  } catch (error) {
    if (!(error instanceof Broken) && !(error instanceof NotTried)) throw error;
  }
}

async function otherFileFault({ endpoint, input, send, token }: Trial): Promise<undefined> {
  const file = new File(['no such file'], 'notes.txt', { type: 'text/plain' });
  const exchange = await send(endpoint, { ...input, body: { file } }, token);
  const isInternal = exchange.status >= 500 || !exchange.envelope || exchange.envelope.code === replyCodes.internal;
  return failed(exchange, isInternal ? inWords(exchange) : undefined);
}

async function tooLargeFault({ endpoint, input, send, token }: Trial): Promise<undefined> {
  const exchange = await send(endpoint, { ...input, body: { file: fileOver(maxBodyOf(endpoint)) } }, token);
  // Many a server in front of the backend refuses by status alone.
  return failed(exchange, exchange.status === 413 ? undefined : refusalFault(exchange));
}

const filesOver = new Map<number, File>();

/** A file of zeros a megabyte over a limit; the same for every call, since it takes longer to make than to send. */
function fileOver(limit: number): File {
  const file = filesOver.get(limit) ?? new File([new Uint8Array(limit + 1024 * 1024)], 'large.xlsx');
  filesOver.set(limit, file);
  return file;
}
