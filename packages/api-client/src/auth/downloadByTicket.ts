import { createDownloadTicket } from './auth.contract';
import { z } from 'zod';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import type { Endpoint, QueryInput } from '../core/endpoint';
import { ticketParameter } from '../core/param';
import { buildUrl } from '../core/url';

/**
 * Downloads by the documented address, as a link would. A link cannot send headers, so a one-use ticket is fetched first and added to the documented
 * parameters, as is the language of the interface.
 */
export async function downloadByTicket<E extends Endpoint>(
  client: Client,
  endpoint: E,
  query: QueryInput<E>,
  { signal, open = clickLink }: { signal?: AbortSignal; open?: (url: string) => void } = {},
): Promise<void> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const documented = Object.fromEntries(given) as Record<string, string | number>;
  if (takesLanguage(endpoint)) documented.lang ??= client.session.language();
  const { ticket } = await client.call(createDownloadTicket, { body: { path: endpoint.path, query: documented }, signal });
  open(buildUrl(client.baseUrl, endpoint.path, { ...documented, [ticketParameter]: ticket }));
}

function takesLanguage({ query }: Endpoint): boolean {
  return query instanceof z.ZodObject && 'lang' in query.shape;
}
