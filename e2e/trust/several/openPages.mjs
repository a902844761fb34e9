/** Pages that have a matrix open through the balancer, each with its line, while processes are killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, createLive, openLiveLine } from '@college/api-client';
import * as calls from '@college/api-client/contract';
import { majorIds, samplePassword, sampleUser } from '@college/curriculum-model/fixtures';

const pagesOpen = 6;
const longestWait = 5000;
const majorId = majorIds.softwareEngineering;

/** Opens them. `hearOfSaves` waits until each was told of something that others saved since; `slowest` answers the longest wait in milliseconds. */
export async function openPages(origin, tell) {
  const session = { token: undefined, authToken: () => session.token, clear: () => tell('somebody was signed out') };
  const client = createClient({ baseUrl: `${origin}/college/api`, session });
  const info = await client.call(calls.login, { body: { email: sampleUser('majorLeader').email, password: samplePassword } });
  session.token = info.authToken;
  const pages = Array.from({ length: pagesOpen }, () => {
    const page = { heard: 0 };
    page.line = openLiveLine(
      createLive(client),
      { majorId, view: 'matrix' },
      { onPeople: () => undefined, onSaved: () => (page.heard += 1) },
    );
    return page;
  });
  let slowest = 0;

  async function hearOfSaves() {
    for (const page of pages) page.heard = 0;
    const began = performance.now();
    while (pages.some(({ heard }) => heard === 0) && performance.now() - began < longestWait) await pause(5);
    const silent = pages.filter(({ heard }) => heard === 0).length;
    if (silent > 0) tell(`${silent} of ${pagesOpen} pages were told of no save within ${longestWait} ms`);
    slowest = Math.max(slowest, performance.now() - began);
  }

  return { hearOfSaves, slowest: () => slowest, close: () => pages.forEach(({ line }) => line.close()) };
}
