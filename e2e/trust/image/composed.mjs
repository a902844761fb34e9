/** Two servers, PostgreSQL and nginx by deploy/compose.yaml, by the lines of docs/operating.md. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';
import { podman, sh, startAsAtBoot, untilHealthy } from './alone.mjs';
import { answered } from './answered.mjs';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { askAllTheTime, plain, secure, signIn, secondsUntil } from './ask.mjs';

const host = 'kc.college.example';
const servers = ['deploy_server_1', 'deploy_server-two_1'];
const longestSilence = 5000;

/** Follows these lines in a copy of `deploy/` below `folder`; throws where something is not as the page says. */
export async function followComposed({ settings, up, createAdmin, down, upAgain }, administrator, answers, folder) {
  const deploy = join(folder, 'deploy');
  const certificates = join(deploy, 'certificates');
  cpSync(join(root, 'deploy'), deploy, { recursive: true });
  mkdirSync(certificates, { recursive: true });
  writeFileSync(join(deploy, 'college.env'), settings);
  const names = `-subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  await sh(`openssl req -x509 -newkey rsa:2048 -noenc -days 2 ${names} -keyout privkey.pem -out fullchain.pem`, { cwd: certificates });
  const ask = secure(host, readFileSync(join(certificates, 'fullchain.pem')));
  const serves = async () => (await ask('/health').catch(() => ({}))).status === 200;
  const here = { cwd: deploy };

  try {
    const begun = performance.now();
    await sh(up, here);
    await secondsUntil('nginx hands on to a server', serves);
    const seconds = Math.round((performance.now() - begun) / 1000);
    for (const server of servers) await untilHealthy(server);
    await answered(createAdmin, answers, here);
    await signIn(ask, administrator);
    await plainIsRefused();
    console.log(`Composed: served ${seconds} s after the first start; signed in by TLS.`);

    const first = Number(await podman('inspect', '--format', '{{.State.Pid}}', servers[0]));
    await outage('The process of a server killed', () => process.kill(first, 'SIGKILL'), servers[0]);
    // After the first of these the other one serves at an address that nginx did not start with.
    for (const server of [...servers, servers[0]]) {
      const [stop, start] = ['stop', 'start'].map((act) => () => podman(act, server));
      await outage(`${server} stopped and started`, stop, server, start);
    }

    await sh(down, here);
    await sh(upAgain, here);
    await secondsUntil('nginx hands on to a server', serves);
    await signIn(ask, administrator);
    await podman('stop', '--all');
    await startAsAtBoot();
    await secondsUntil('nginx hands on to a server', serves);
    await signIn(ask, administrator);
    console.log('Composed: the administrator is there after down and up, and after a start of the machine.');
  } finally {
    await sh(`${down.trim()} --volumes`, here);
  }

  async function outage(what, end, server, start = () => undefined) {
    const rest = askAllTheTime(ask);
    await end();
    await pauseFor(4000);
    await start();
    await untilHealthy(server);
    await pauseFor(4000);
    const { asked, refused, longest } = await rest();
    console.log(`${what}: ${refused} of ${asked} asked in vain, at most ${longest} ms without an answer.`);
    if (longest > longestSilence) throw new Error(`Nobody was served for ${longest} ms.`);
  }
}

async function plainIsRefused() {
  const ask = plain(`http://127.0.0.1`);
  const page = await ask('/course/');
  const call = await ask('/college/api/profile');
  if (page.status !== 301 || !page.location.startsWith('https://')) throw new Error(`A page in the open answers ${page.status}.`);
  if (call.status !== 403) throw new Error(`A call in the open answers ${call.status}.`);
}
