import type { DownloadedFile } from '../../core/download';
import type { Endpoint } from '../../core/endpoint';
import { ticketParameter } from '../../core/param';
import type { CallInput } from '../../core/request';
import type { Ask } from '../ask';
import { inWords, type Send } from '../exchange';
import { Broken, NotTried } from '../faults';
import { reasons } from '../messages';
import { refusalFault } from './refusal';

/** The faults of a download by ticket: it must return the same file without an authToken, and only once. */
export async function ticketFault(
  ask: Ask,
  send: Send,
  endpoint: Endpoint,
  input: CallInput,
  file: DownloadedFile,
): Promise<string | undefined> {
  const query = (input.query ?? {}) as Record<string, string | number>;
  const ticket = await ticketFor(ask, endpoint.path, query);
  const open = { ...endpoint, query: undefined } as Endpoint;
  const first = await send(open, { query: { ...query, [ticketParameter]: ticket } }, undefined);
  if (first.status !== 200 || !first.headers.has('content-disposition')) throw new Broken(inWords(first), first.request);
  if (first.bytes.byteLength === 0) return `an empty file; ${file.blob.size} bytes with an authToken`;
  const again = await send(open, { query: { ...query, [ticketParameter]: ticket } }, undefined);
  const fault = again.envelope ? undefined : refusalFault(again);
  return fault && `a second time with the same ticket: ${fault}`;
}

async function ticketFor(ask: Ask, path: string, query: Record<string, string | number>): Promise<string> {
  try {
    return (await ask.data('createDownloadTicket', { body: { path, query } })).ticket;
  } catch (error) {
    if (error instanceof Broken) throw new NotTried(reasons.noTickets);
    throw error;
  }
}
