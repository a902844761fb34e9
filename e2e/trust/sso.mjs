/**
 * `npm run trust:sso`: single sign-on in a browser, on the built server, against `oidc-provider` from npm (on the Node.js that it wants, from npm too) and against the CAS
 * server for tests. People sign in at the provider, come back with a code that works once in their browser alone, and are signed out from there. It fails where one of them gets
 * another account, a code works twice or elsewhere, a token is in an address, or a sign-in outlives the one at the provider.
 * With `--at ADDRESS` the server is one that runs there with the sample, and reaches ports of this machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { campusBeginAddress, createAuth, createCampusProviders, createClient } from '@college/api-client';
import { sampleCasProvider, sampleOidcProvider, samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { startCasServer } from '../../apps/server/src/campus-sign-in/testing/casServer';
import { freePort } from '../../scripts/balancer.mjs';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { startProvider } from './sso/fetchProvider.mjs';
import { newPerson } from './sso/signInByBrowser.mjs';

const { values } = parseArgs({ options: { at: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'college-sso-'));
const server = values.at ? undefined : await startServer({ folder });
const origin = values.at ?? server.origin;
const staff = { password: 'at the campus', attributes: { cn: '新老师', mail: 'newcomer@campus.example', eduPersonAffiliation: 'faculty' } };
const cas = await startCasServer({ t20260017: { ...staff, attributes: { ...staff.attributes, eduPersonOrgUnitDN: '计算机学院' } } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
let faults = 0;
function expect(isSo, what) {
  if (!isSo) faults += 1;
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
}

const session = { authToken: undefined };
const client = createClient({
  baseUrl: `${origin}/college/api`,
  session: { authToken: () => session.authToken, clear: () => {}, language: () => '80102' },
});
const manager = sampleUser('collegeAdmin');
const { data } = await createAuth(client).signIn({ email: manager.email, password: samplePassword });
session.authToken = data.authToken;
const providers = createCampusProviders(client);

let oidc;
try {
  await tryOidc();
  await tryCas();
} finally {
  oidc?.stop();
  await browser.close();
  await cas.close();
  server?.signal('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
}
console.log(faults === 0 ? 'trust:sso: no fault' : `trust:sso: ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

async function tryOidc() {
  const port = await freePort();
  const settings = { ...sampleOidcProvider, address: `http://localhost:${port}` };
  const { id, returnAddress, logoutAddress } = await providers.saveProvider(settings);
  oidc = await startProvider({
    port,
    client: {
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      redirect_uris: [returnAddress],
      backchannel_logout_uri: logoutAddress,
      backchannel_logout_session_required: true,
    },
  });
  const known = sampleUser('majorEditor');
  const name = known.email.split('@')[0];
  const [person, stranger] = [await newPerson(browser, origin), await newPerson(browser, origin)];
  const back = await person.begin(campusBeginAddress(id, { to: '/major/list' }), (page) => giveName(page, name));
  expect(back.campusCode !== undefined && !person.page.url().includes('authToken'), 'OpenID Connect: comes back with a code alone');
  await stranger.page.goto(`${origin}/login`);
  expect((await stranger.exchange(back.campusCode)).code === '30001', 'OpenID Connect: the code is nothing in another browser');
  const signedIn = await person.exchange(back.campusCode);
  expect(
    signedIn.data?.user.id === known.id && signedIn.data.to === '/major/list',
    'OpenID Connect: joins the account of the verified address',
  );
  expect((await person.exchange(back.campusCode)).code === '30001', 'OpenID Connect: the code works once');
  const second = await person.begin(campusBeginAddress(id));
  expect(
    (await person.exchange(second.campusCode)).data?.user.id === known.id,
    'OpenID Connect: is known at the provider, and asked nothing',
  );
  let wasAsked = false;
  await person.begin(campusBeginAddress(id, { isAgain: true }), async (page) => {
    wasAsked = await page.locator('input[name=login]').isVisible();
    await giveName(page, name);
  });
  expect(wasAsked, 'OpenID Connect: is asked again where that is asked for');
  expect(await person.isSignedIn(signedIn.data?.authToken), 'OpenID Connect: is signed in until then');
  await person.page.goto(`${oidc.issuer}/session/end`);
  await person.page.locator('button[name=logout]').click();
  await person.page.waitForURL(`${oidc.issuer}/session/end/success*`);
  await person.page.goto(`${origin}/login`);
  expect(!(await person.isSignedIn(signedIn.data?.authToken)), 'OpenID Connect: is signed out with the provider');
  const refused = await stranger.begin(campusBeginAddress(id), (page) => giveName(page, 'unknown-person'));
  expect(refused.campusError === 'noAccount', 'OpenID Connect: somebody without an account gets none');
  const elsewhere = await person.begin(campusBeginAddress(id, { to: '//evil.example' }), (page) => giveName(page, name));
  expect((await person.exchange(elsewhere.campusCode)).data?.to === '/', 'OpenID Connect: leads nowhere else');
  for (const one of [person, stranger]) await one.close();
}

async function tryCas() {
  const { id } = await providers.saveProvider({ ...sampleCasProvider, address: cas.address });
  const person = await newPerson(browser, origin);
  const back = await person.begin(campusBeginAddress(id), async (page) => {
    await page.getByLabel('Username').fill('t20260017');
    await page.getByLabel('Password').fill(staff.password);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  const { data: made } = await person.exchange(back.campusCode);
  expect(
    made?.user.permissionId === 1990 && made.user.relativeId === 1001,
    'CAS: a first sign-in makes an account with department and band',
  );
  const second = await person.begin(campusBeginAddress(id));
  expect(
    (await person.exchange(second.campusCode)).data?.user.id === made?.user.id,
    'CAS: the second one is asked nothing and has the same account',
  );
  await cas.signOut('t20260017', (service, body) => fetch(service, { method: 'POST', body }));
  expect(!(await person.isSignedIn(made?.authToken)), 'CAS: is signed out by single logout');
  await person.close();
}

/** Signs in on the provider's own pages, and consents where it asks. */
async function giveName(page, name) {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.waitForLoadState();
  const consent = page.locator('form input[name=prompt][value=consent]');
  if ((await consent.count()) > 0) await page.locator('button[type=submit]').click();
}
