import { inLanguage, type Bilingual, type Language } from '@college/curriculum-model';
import type { Endpoint } from '../core/endpoint';
import type { CallInput } from '../core/request';
import type { Ask } from './ask';
import type { Exchange, Send } from './exchange';
import { Broken, NotTried } from './faults';
import type { checkNames } from './messages';
import type { CheckResult } from './report';
import type { Step } from './step';
import type { World } from './world';

/** Makes what a step needs before it is tried. */
export interface Preparation {
  /** Notes a step that the run itself takes. */
  note(planned: Step): void;
  /** Determines the caller and the input of the call. */
  prepare(planned: Step, run: Run): Promise<Trial>;
}

/** What every step of a run shares. */
export interface Run {
  send: Send;
  token: string;
  language: Language;
  world: World;
  makers: Preparation;
}

/** One step under trial: with its input, and as whoever makes the call. */
export interface Trial extends Run {
  planned: Step;
  endpoint: Endpoint;
  input: CallInput;
  ask: Ask;
}

export type CheckKind = keyof typeof checkNames | 'rule';

/** How one check ended: the work answers what came instead, or nothing where it holds. */
export async function judge(
  check: CheckKind,
  says: Bilingual,
  language: Language,
  work: () => Promise<string | undefined>,
): Promise<CheckResult> {
  const say = (sentence: Bilingual) => inLanguage(sentence, language);
  try {
    const got = await work();
    return got === undefined ? { check, outcome: 'holds', says: say(says) } : { check, outcome: 'fails', says: say(says), got };
  } catch (error) {
    if (error instanceof NotTried) return { check, outcome: 'untried', says: say(says), reason: say(error.reason) };
    if (!(error instanceof Broken)) throw error;
    const request = error.request === undefined ? {} : { request: error.request };
    return { check, outcome: 'fails', says: say(error.expected ?? says), got: error.got, ...request };
  }
}

/** Throws a fault together with its request; nothing where there is none. */
export function failed(exchange: Exchange, fault: string | undefined): undefined {
  if (fault !== undefined) throw new Broken(fault, exchange.request);
  return undefined;
}
