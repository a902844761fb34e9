import type { Endpoint } from '@college/api-client/contract';
import { apiBase } from '../http/apiBase';
import { invalid } from '../http/refusal';
import { authMessages } from './messages';

/** The full address path of a download that a ticket may be asked for; clients name it with or without /college/api. */
export function ticketTarget(path: string, downloads: readonly Endpoint[]): { path: string; endpoint: Endpoint } {
  const below = path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : path;
  const endpoint = downloads.find((download) => download.path === below && download.method === 'GET' && download.reply === 'file');
  if (!endpoint) throw invalid(authMessages.notDownload);
  return { path: apiBase + below, endpoint };
}
