import { inLanguage } from '@college/curriculum-model';
import { judgeAnswer } from './checks/answer';
import { isUnknownPath, signInFault } from './checks/refusal';
import { judgeRefusals } from './checks/refusals';
import { inWords } from './exchange';
import { Broken } from './faults';
import { isLeftOut } from './makers';
import { checkNames, reasons } from './messages';
import type { CheckResult } from './report';
import type { Step } from './step';
import { failed, judge, type Run, type Trial } from './trial';

/** Runs all checks of one call. */
export async function checkStep(planned: Step, run: Run): Promise<CheckResult[]> {
  const { language } = run;
  run.makers.note(planned);
  if (isLeftOut(planned, run.world)) {
    const says = inLanguage(checkNames.answers, language);
    return [{ check: 'answers', outcome: 'untried', says, reason: inLanguage(reasons.readOnly, language) }];
  }
  let trial: Trial | undefined;
  const begun = await judge('answers', checkNames.answers, language, async () => {
    trial = await run.makers.prepare(planned, run);
    return undefined;
  });
  if (!trial || begun.outcome !== 'holds') return [begun];
  return judgeTrial(trial);
}

async function judgeTrial(trial: Trial): Promise<CheckResult[]> {
  const { language } = trial;
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
