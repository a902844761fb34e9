import { replyCodes } from '@college/curriculum-model';
import type { EndpointName } from '../../contract';
import type { DownloadedFile } from '../../core/download';
import type { CallInput } from '../../core/request';
import { openAnswer, type InputOf } from '../ask';
import { inWords } from '../exchange';
import { NotTried } from '../faults';
import { checkNames, reasons } from '../messages';
import type { CheckResult } from '../report';
import { failed, judge, type Trial } from '../trial';
import { fileFault } from './fileContent';
import { isPaged, pagingFault } from './paging';
import { ticketFault } from './ticket';

/** The right call, and what must be so after it: shape, file, ticket, pages, rules, conflict. */
export async function judgeAnswer(trial: Trial): Promise<CheckResult[]> {
  const { planned, endpoint, input, ask, send, world, language, token } = trial;
  const kind = endpoint.reply === 'file' ? 'file' : endpoint.reply === 'events' ? 'events' : 'answers';
  let answer: unknown;
  const answered = await judge(kind, checkNames[kind], language, async () => {
    answer = openAnswer(endpoint, await send(endpoint, input, token), language);
    await planned.keep?.({ input, answer, world, ask });
    return planned.file ? fileFault(answer as DownloadedFile, planned.file) : undefined;
  });
  if (answered.outcome !== 'holds') return [answered];
  const results = [answered];
  const moment = { input, answer, world, ask };
  // What anybody reads needs no ticket.
  if (endpoint.reply === 'file' && endpoint.auth !== 'public' && endpoint.method === 'GET' && !world.isReadOnly) {
    results.push(
      await judge('ticket', checkNames.ticket, language, () => ticketFault(ask, send, endpoint, input, answer as DownloadedFile)),
    );
  }
  if (isPaged(input)) {
    const given = input as InputOf<EndpointName>;
    results.push(await judge('paging', checkNames.paging, language, () => pagingFault(ask, planned.call, given)));
  }
  // One after the other: a rule may change what the next one reads.
  for (const { says, fault } of planned.rules) results.push(await judge('rule', says, language, async () => fault(moment)));
  if (planned.outdated) results.push(await judge('conflict', checkNames.conflict, language, () => conflictFault(trial, moment)));
  return results;
}

async function conflictFault({ planned, endpoint, send, token }: Trial, moment: object): Promise<string | undefined> {
  const input = await planned.outdated?.(moment);
  if (input === undefined) throw new NotTried(reasons.noVersion);
  const exchange = await send(endpoint, input as CallInput, token);
  const { code, data } = exchange.envelope ?? {};
  const hasRecord = typeof data === 'object' && data !== null;
  return failed(exchange, code === replyCodes.conflict && hasRecord ? undefined : `${inWords(exchange)}${hasRecord ? '' : ', no record'}`);
}
