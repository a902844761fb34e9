/** How long a server is without its database: until /health responds with 200 and an earlier session gets a response. */
import { setTimeout as pause } from 'node:timers/promises';
import { getMajorInfo } from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';

const patience = 60_000;

/** Asks as one who is signed in already. */
export function askAs(origin, authToken) {
  return async () => {
    const url = `${origin}/college/api${getMajorInfo.path}?majorid=${majorIds.softwareEngineering}`;
    const { code, message } = await (await fetch(url, { headers: { authToken } })).json();
    if (code !== '0') throw new Error(`The sign-in of before is answered ${code}: ${message}`);
  };
}

/** Milliseconds from the end of the engine to the first answer. */
export async function servedAgain(origin, ended, ask) {
  let refusals = 0;
  while ((await fetch(`${origin}/health`)).status !== 200) {
    refusals += 1;
    if (Date.now() - ended > patience) throw new Error('The server does not come back.');
    await pause(50);
  }
  if (refusals === 0) throw new Error('/health did not say that the database was away.');
  await ask();
  return Date.now() - ended;
}
