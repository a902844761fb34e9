/** The whole server on the embedded engine with the sample programme, in this process, for the commands that look at the engine's thread. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@college/api-client';
import { login } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { createApp } from '../../../apps/server/src/createApp';
import { putReferenceData, seedSampleProgramme } from '../../../apps/server/src/db';
import { hostEngine } from '../../../apps/server/src/db/engineHost';
import { lockFolder } from '../../../apps/server/src/db/folderLock';
import { serveEngine } from '../../../apps/server/src/db/openEmbedded';
import { createLog } from '../../../apps/server/src/http/log';
import { defaultSettings } from '../../../apps/server/src/http/services';

/** Opens it in a folder of its own; `open` starts the engine's thread there. */
export async function openSampleServer(open) {
  const folder = mkdtempSync(join(tmpdir(), 'college-trust-'));
  const lock = await lockFolder(folder);
  const log = createLog('silent');
  const host = await hostEngine(() => open({ folder }), { canReopen: true, logger: log });
  const database = await serveEngine(host, lock, log);
  await putReferenceData(database);
  await seedSampleProgramme(database);
  const services = { database, log, now: () => new Date(), settings: defaultSettings, web: {}, checkAnswers: false };
  const app = createApp(services);
  const askApp = async (url, init) => app.request(url, init);

  /** Calls past any network, as the person of the sample programme makes them. */
  async function signIn(who) {
    const session = { token: undefined, authToken: () => session.token, clear: () => undefined };
    const client = createClient({ fetch: askApp, session });
    const info = await client.call(login, { body: { email: sampleUser(who).email, password: samplePassword } });
    session.token = info.authToken;
    return client;
  }

  async function close() {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }

  return { database, host, signIn, askApp, close };
}
