import type { Bilingual } from '@college/curriculum-model';
import { allEndpoints, type EndpointName } from '../contract';
import type { Endpoint } from '../core/endpoint';
import type { CallInput } from '../core/request';
import { createAsk, openAnswer } from './ask';
import { Broken, NotTried } from './faults';
import { reasons } from './messages';
import type { CheckResult } from './report';
import type { Step } from './step';
import type { Preparation, Run, Trial } from './trial';
import type { World } from './world';
import type { Known } from './known';

/** Makes what a step needs by the steps that make it, each of them once in a run. */
export class Makers implements Preparation {
  private readonly taken = new Set<EndpointName>();

  constructor(private readonly steps: readonly Step[]) {}

  /** A step that the run itself takes is not taken again for another. */
  note({ call }: Step): void {
    this.taken.add(call);
  }

  /** Determines the caller and the input of a call; creates missing records. */
  async prepare(planned: Step, run: Run): Promise<Trial> {
    for (const key of planned.wants ?? []) await this.make(key, run);
    for (;;) {
      try {
        return await begin(planned, run);
      } catch (error) {
        if (!(error instanceof NotTried) || error.lacks === undefined) throw error;
        if (await this.make(error.lacks, run)) continue;
        // Meanwhile it may be known why.
        run.world.need(error.lacks);
        throw error;
      }
    }
  }

  private async make(key: keyof Known, run: Run): Promise<boolean> {
    if (run.world.peek(key) !== undefined) return false;
    for (const maker of this.steps) {
      if (!maker.makes?.includes(key) || this.taken.has(maker.call)) continue;
      this.note(maker);
      await this.remember(maker, run);
      if (run.world.peek(key) !== undefined) return true;
    }
    return false;
  }

  /** Makes a call only for the data that later steps need. */
  private async remember(planned: Step, run: Run): Promise<void> {
    const { world } = run;
    if (isLeftOut(planned, world)) return noteFailure(planned, world, reasons.readOnly);
    try {
      const { endpoint, input, ask, token, send, language } = await this.prepare(planned, run);
      await planned.keep?.({ input, answer: openAnswer(endpoint, await send(endpoint, input, token), language), world, ask });
    } catch (error) {
      if (error instanceof NotTried) noteFailure(planned, world, error.reason);
      else if (error instanceof Broken) noteFailure(planned, world, failureSentence(planned.call, error.got));
      else throw error;
    }
  }
}

/** Whether the run does not make this call because it writes. */
export function isLeftOut(planned: Step, { isReadOnly }: World): boolean {
  const endpoint: Endpoint = allEndpoints[planned.call];
  return endpoint.writes && isReadOnly && !planned.isHarmless;
}

/** Remembers, for the steps that need it, why a call did not make what it should. */
export function noteChecks(planned: Step, world: World, checks: readonly CheckResult[]): void {
  const [first] = [...checks.filter(({ outcome }) => outcome === 'fails'), ...checks.filter(({ outcome }) => outcome === 'untried')];
  const why = first?.got ?? first?.reason;
  if (why !== undefined) noteFailure(planned, world, failureSentence(planned.call, why));
}

function noteFailure({ makes = [] }: Step, world: World, why: Bilingual): void {
  for (const key of makes) world.lack(key, why);
}

function failureSentence(call: EndpointName, got: string): Bilingual {
  return { zh: `${call}：${got}`, en: `${call}: ${got}` };
}

async function begin(planned: Step, run: Run): Promise<Trial> {
  const token = planned.as === 'person' ? run.world.need('person').token : run.token;
  const ask = createAsk(run.send, token, run.language);
  const input = (await planned.input(run.world, ask)) as CallInput;
  return { ...run, planned, endpoint: allEndpoints[planned.call], input, ask, token };
}
