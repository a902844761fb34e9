/** Requests to a server of the image, and what they must be answered with. */
import { request as begin } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/until';

/** A server that one reaches by plain http, for `ask`: answers status, body and what else a test looks at. */
export function plain(origin) {
  return async (path, init) => {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() };
  };
}

/** One behind TLS on this machine, by the name of the certificate. */
export function secure(name, ca) {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        servername: name,
        ca,
        path,
        method,
        agent: false,
        headers: { ...headers, host: name },
        timeout: 15_000,
      };
      const request = begin(options, async (answer) => {
        const parts = [];
        for await (const part of answer) parts.push(part);
        resolve({ status: answer.statusCode, location: answer.headers.location, body: Buffer.concat(parts).toString() });
      });
      request.on('timeout', () => request.destroy(new Error(`No answer to ${path}`)));
      request.on('error', reject);
      request.end(body);
    });
}

/** Signs this person in, and opens the workbench. */
export async function signIn(ask, { email, password }) {
  const headers = { 'content-type': 'application/json' };
  const { body } = await ask('/college/api/auth/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  if (!body.startsWith('{"code":"0"')) throw new Error(`${email} cannot sign in: ${body}`);
  const page = await ask('/course/');
  if (page.status !== 200) throw new Error(`The workbench answers ${page.status}.`);
}

/** Waits until the check holds, a minute at most; answers the seconds. */
export async function secondsUntil(what, isSo) {
  const begun = performance.now();
  await until(what, isSo, 60_000);
  return Math.round((performance.now() - begun) / 100) / 10;
}

/** Asks for the health all the time until `rest` is called, which answers how many asked in vain and the longest time without an answer, in milliseconds. */
export function askAllTheTime(ask) {
  let [asked, refused, longest, last, isResting] = [0, 0, 0, performance.now(), false];
  const asking = (async () => {
    while (!isResting) {
      asked += 1;
      const { status } = await ask('/health').catch(() => ({ status: 0 }));
      if (status === 200) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      } else refused += 1;
      await pause(50);
    }
  })();
  return async () => {
    isResting = true;
    await asking;
    return { asked, refused, longest: Math.round(Math.max(longest, performance.now() - last)) };
  };
}
