import {
  allEndpoints,
  createDownloadTicket,
  forgetPassword,
  initManage,
  login,
  logout,
  resetPassword,
  type Endpoint,
} from '@college/api-client/contract';
import { codeName } from '../second-factor/messages';
import { handle, type MountedCall } from '../http/call';
import { parseQueryValues } from '../http/parseRequest';
import { authorise } from '../rights/authorise';
import { questionOf } from '../rights/subject';
import { closeSession } from '../sessions/sessionRepository';
import { issueTicket } from '../sessions/ticketRepository';
import { deviceCookieName } from './deviceMark';
import { manageMenus } from './manageMenus';
import { authMessages } from './messages';
import { requestReset } from './requestReset';
import { resetByLink } from './resetByLink';
import { signIn } from './signIn';
import { apiBase } from '../http/apiBase';
import { invalid } from '../http/refusal';

const endpoints = Object.values(allEndpoints);

/** The calls about the session itself. */
export const authCalls: readonly MountedCall[] = [
  handle(
    login,
    ({ services, body, address, device, cookie, note, transaction, now }) =>
      signIn(services, body, { address, userAgent: device, deviceCookie: cookie(deviceCookieName), note, transaction }, now),
    { ownTransactions: true, fieldNames: codeName },
  ),
  handle(
    logout,
    async ({ db, token, caller, note }) => {
      await closeSession(db, token);
      note({ kind: 'signOut', outcome: 'done', personId: caller.id });
    },
    // What the browser kept of courses leaves it with the person.
    { headers: { 'clear-site-data': '"cache"' } },
  ),
  handle(
    forgetPassword,
    ({ services, body, address, device, language, now }) => requestReset(services, { email: body.email, address, device, language }, now),
    { ownTransactions: true, success: authMessages.resetRequested },
  ),
  handle(resetPassword, ({ services, body, now, ...place }) => resetByLink(services, body, place, now), {
    ownTransactions: true,
    success: authMessages.passwordSet,
  }),
  handle(createDownloadTicket, async ({ db, body, caller, token, now }) => {
    const { path, endpoint } = ticketTarget(body.path, endpoints);
    const query = Object.fromEntries(Object.entries(body.query).map(([name, value]) => [name, String(value)]));
    // Asked now, so that a missing right shows in the application and not on a page of its own.
    await authorise(db, caller, questionOf(endpoint, parseQueryValues({ endpoint }, query), undefined));
    return { ticket: await issueTicket(db, token, caller.id, path, query, now) };
  }),
  handle(initManage, async ({ caller, language }) => ({ menus: manageMenus(caller, language), permission: caller.permissionId })),
];

/** The full address path of a download that a ticket may be asked for; clients name it with or without /college/api. */
function ticketTarget(path: string, downloads: readonly Endpoint[]): { path: string; endpoint: Endpoint } {
  const below = path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : path;
  const endpoint = downloads.find((download) => download.path === below && download.method === 'GET' && download.reply === 'file');
  if (!endpoint) throw invalid(authMessages.notDownload);
  return { path: apiBase + below, endpoint };
}
