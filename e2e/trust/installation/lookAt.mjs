/** What stands in docs/operating.md about an installation, looked at on one that was set up by it. */
import { once } from 'node:events';
import { createClient } from '@college/api-client';
import * as calls from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';
import { root } from '../../../scripts/paths.mjs';
import { createPeople } from '../../support/people';
import { until } from '../../support/until';
import { metricsToken } from './followOperating.mjs';
import { versions } from './programs.mjs';

const courseId = 1009;

/** Calls `expect` with each thing and whether it is so. */
export async function lookAt(installed, expect) {
  const { origin, primary, units, mail, administrator, guide, headings } = installed;
  const insecure = origin.replace('https:', 'http:');
  const page = await fetch(`${insecure}/course/`, { redirect: 'manual' });
  expect(page.headers.get('location') === `${origin}/course/`, 'nginx: leads to the secure address');
  expect((await fetch(`${insecure}/college/api/majorlist`, { method: 'POST' })).status === 403, 'nginx: takes no call in the open');
  expect((await fetch(`${origin}/course/`)).ok, 'the workbench is served');

  const manager = await clientOf(origin, administrator);
  await manager.call(calls.forgetPassword, { body: { email: administrator.email } });
  expect(
    await within(20, () => mail.messages.some((one) => one.includes(administrator.email))),
    'a mail goes out by the server of the settings',
  );

  await primary.run(`systemctl kill --kill-whom=main --signal=KILL ${units[0]}`);
  expect((await fetch(`${origin}/health`)).ok, 'a process killed: the other one serves');
  expect(await within(20, () => isUp(primary, units[0])), 'a process killed: systemd starts it again');
  const user = (await primary.run(`ps -o user= -p $(systemctl show --value --property=MainPID ${units[0]})`)).trim();
  expect(user !== 'root', `the processes run as a user of their own (${user})`);
  const up = 'curl --silent --get --data-urlencode "query=sum(up)" http://127.0.0.1:9090/api/v1/query';
  expect(await within(60, async () => (await primary.run(up)).includes('"2"')), 'Prometheus reads the metrics of both processes');

  const writer = await createPeople(origin).client('majorLeader');
  expect(await within(20, () => replicaAnswers(primary, writer)), 'the replica on the other machine answers lists');
  expect(await isFollowed(primary), 'the replica follows by its slot');
  expect((await signInOfTheCampus(primary, origin)) === 0, 'sign-in of the campus: npm run trust:sso on this installation');

  const nameBefore = await rename(writer, '备份前');
  await primary.run(guide.next(headings.upgrade));
  expect((await primary.run('head -c 21 /root/college.backup')) === 'age-encryption.org/v1', 'the backup is encrypted');
  await rename(writer, '备份后');
  await primary.run(guide.next(headings.upgrade));
  expect(await within(60, () => areServing(versions.newer)), 'an upgrade: both processes serve as the new version');
  await primary.run(guide.next(headings.upgrade));
  expect(await within(60, () => areServing(versions.older)), 'the way back: both processes serve as the former version');
  expect((await nameOf(writer)) === nameBefore, 'the way back: the records are those of the backup');
  expect(await isFollowed(primary), 'the way back: the replica follows');
  await primary.run(guide.next(headings.rolling));
  await primary.run(guide.next(headings.rolling));
  expect(await areServing(versions.newer), 'an upgrade without a stop: both processes serve as the new version');
  expect((await nameOf(writer)) === nameBefore, 'an upgrade without a stop: nothing is lost');
  const left = guide.left(headings.section);
  expect(left.length === 0, `no command of the page is left${left.length > 0 ? `: ${left.join(', ')}` : ''}`);

  /** Whether all processes answer, each out of the folder of this version. */
  async function areServing(version) {
    for (const unit of units) {
      const folder = await primary.run(`readlink /proc/$(systemctl show --value --property=MainPID ${unit})/cwd || true`);
      if (!folder.trim().endsWith(version) || !(await isUp(primary, unit))) return false;
    }
    return true;
  }
}

async function clientOf(origin, { email, password }) {
  const session = { token: undefined, authToken: () => session.token, clear: () => undefined };
  const client = createClient({ baseUrl: `${origin}/college/api`, fetch, session });
  session.token = (await client.call(calls.login, { body: { email, password } })).authToken;
  return client;
}

async function courseOf(client) {
  const { pageInfo } = await client.call(calls.listCourseUnits, {
    body: { majorId: majorIds.softwareEngineering, pageNum: 1, pageSize: 100, orderMap: { create_time: 0 } },
  });
  return pageInfo.list.find(({ id }) => id === courseId);
}

const nameOf = async (client) => (await courseOf(client)).name;

async function rename(client, name) {
  const { version } = await courseOf(client);
  await client.call(calls.updateCourseUnitList, { body: { list: [{ id: courseId, name, version }] } });
  return name;
}

const isUp = (primary, unit) =>
  primary.run(`curl --silent --fail http://127.0.0.1:${unit.split('@')[1]}/health`).then(
    () => true,
    () => false,
  );

const isFollowed = async (primary) =>
  within(20, async () =>
    (
      await primary.run('runuser -u postgres -- psql -Atc "select state from pg_stat_replication where client_addr = \'10.0.0.6\'"')
    ).includes('streaming'),
  );

async function replicaAnswers(primary, client) {
  await courseOf(client);
  const metrics = await primary.run(
    `for port in 3000 3001; do curl --silent -H 'Authorization: Bearer ${metricsToken}' http://127.0.0.1:$port/metrics; done`,
  );
  return /^college_late_reads\{[^}]*answered="replica"[^}]*\} [1-9]/m.test(metrics);
}

/** Its providers and its browser are in the network of the machine, where they reach one another by its own addresses. */
async function signInOfTheCampus(primary, origin) {
  const parameters = ['--conditions=@college/source', '--import', 'tsx', 'e2e/trust/sso.mjs', '--at', origin];
  const [code] = await once(
    primary.spawnInNetwork(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  );
  return code;
}

/** Whether it is so within so many seconds. */
const within = (seconds, isSo) =>
  until('as the page says', isSo, seconds * 1000).then(
    () => true,
    (error) => {
      console.error(error.message);
      return false;
    },
  );
