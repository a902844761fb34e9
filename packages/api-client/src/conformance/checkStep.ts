import { inLanguage } from '@college/curriculum-model';
import { allEndpoints } from '../contract';
import type { Endpoint } from '../core/endpoint';
import type { CallInput } from '../core/request';
import { createAsk, openAnswer } from './ask';
import { judgeAnswer } from './checks/answer';
import { isUnknownPath, signInFault } from './checks/refusal';
import { judgeRefusals } from './checks/refusals';
import { inWords } from './exchange';
import { Broken, NotTried } from './faults';
import { checkNames, reasons } from './messages';
import type { CheckResult } from './report';
import type { Step } from './step';
import { failed, judge, type Run, type Trial } from './trial';

/** Tries one call with everything that is asked of it. */
export async function checkStep(planned: Step, run: Run): Promise<CheckResult[]> {
  const { language } = run;
  if (isLeftOut(planned, run)) {
    const says = inLanguage(checkNames.answers, language);
    return [{ check: 'answers', outcome: 'untried', says, reason: inLanguage(reasons.readOnly, language) }];
  }
  let trial: Trial | undefined;
  const begun = await judge('answers', checkNames.answers, language, async () => {
    trial = await begin(planned, run);
    return undefined;
  });
  if (!trial || begun.outcome !== 'holds') return [begun];
  const results: CheckResult[] = [];
  if (trial.endpoint.auth !== 'public') {
    const { endpoint, input, send } = trial;
    let isThere = true;
    const signIn = await judge('signIn', checkNames.signIn, language, async () => {
      const exchange = await send(endpoint, input, undefined);
      isThere = !isUnknownPath(exchange);
      if (!isThere) throw new Broken(inWords(exchange), exchange.request, checkNames.answers);
      return failed(exchange, signInFault(exchange));
    });
    results.push(signIn);
    if (!isThere) return results;
  }
  results.push(...(await judgeRefusals(trial)));
  results.push(...(await judgeAnswer(trial)));
  return results;
}

/** Makes a call only for what it tells later ones. */
export async function rememberStep(planned: Step, run: Run): Promise<void> {
  if (!planned.keep || isLeftOut(planned, run)) return;
  try {
    const { endpoint, input, ask, token, send, world, language } = await begin(planned, run);
    await planned.keep({ input, answer: openAnswer(endpoint, await send(endpoint, input, token), language), world, ask });
  } catch (error) {
    if (!(error instanceof Broken) && !(error instanceof NotTried)) throw error;
  }
}

function isLeftOut(planned: Step, { world }: Run): boolean {
  const endpoint: Endpoint = allEndpoints[planned.call];
  return endpoint.writes && world.isReadOnly && !planned.isHarmless;
}

/** Finds out who makes the call and what it is given. */
async function begin(planned: Step, run: Run): Promise<Trial> {
  const token = planned.as === 'person' ? run.world.need('person').token : run.token;
  const ask = createAsk(run.send, token, run.language);
  const input = (await planned.input(run.world, ask)) as CallInput;
  return { ...run, planned, endpoint: allEndpoints[planned.call], input, ask, token };
}
