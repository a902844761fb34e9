/** A college's installation on empty Debians, by the commands of docs/operating.md as they stand there. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';
import { administrator, followedGuide } from './guide';
import { bootMachine } from './machine.mjs';

const page = 'docs/operating.md';
const headings = {
  section: 'On a Debian of its own',
  program: '1. The program',
  database: '2. PostgreSQL and PgBouncer',
  settings: '3. Settings',
  processes: '4. The processes',
  balancer: '5. The balancer',
  watched: '7. What is watched',
  replica: 'A replica',
  upgrade: '8. An upgrade',
  rolling: 'Without a stop',
};
const passwords = { database: 'a-password-of-the-database', replication: 'a-password-of-replication' };
const units = ['college-workbench@3000', 'college-workbench@3001'];
export const metricsToken = 'a-token-of-the-metrics';

/**
 * Sets up two machines below `folder`: two processes on one PostgreSQL behind PgBouncer, with nginx, Prometheus and backups on the first, a replica on the second.
 * `programs` are the folders of `npm run assemble` by version, of which the first one serves, with the sample beside the college that the page makes;
 * mails go to `mailUrl`. What ends a machine is added to `ends`.
 */
export async function followOperating({ folder, network, programs, mailUrl, ends }) {
  const [first, second] = ['10.0.0.5', '10.0.0.6'];
  const primary = await bootMachine({ name: 'college-primary', address: first, folder, network, ends });
  const standby = await bootMachine({ name: 'college-standby', address: second, folder, network, ends });
  for (const machine of [primary, standby]) await machine.run('apt-get update');
  const { recipient, identity } = keyPair();
  const guide = followedGuide(page, [
    ['smtp://user:password@mail.college.example:587', mailUrl],
    ['THE-NAME', first],
    ['THE PASSWORD', passwords.database],
    ['THE-PASSWORD', passwords.database],
    ['ITS-PASSWORD', passwords.replication],
    ['AT-LEAST-SIXTEEN-SIGNS', metricsToken],
    ['age1…', recipient],
    ['YOUR-ADDRESS', administrator.email],
    ['YOUR NAME', '管理员'],
    ['YOUR COLLEGE', '信息学院'],
    ['BACKUP-FILE', '/root/college.backup'],
    ['KEY-FILE', '/root/age.key'],
  ]);
  const twice = (word) => `${word}\n${word}\n`;
  const follow = (heading, input, machine = primary) => machine.run(guide.next(heading), input);

  for (const [version, program] of Object.entries(programs)) primary.put(program, `opt/college-workbench-${version}`);
  primary.put(join(root, 'deploy'), 'root/deploy');
  primary.write('root/age.key', identity, 0o600);
  guide.next(headings.program); // Assembled already, once for all runs.
  await follow(headings.program);
  await follow(headings.database, twice(passwords.database));
  primary.write('etc/college-workbench.env', guide.next(headings.settings), 0o600);
  await primary.run(loadSample);
  await follow(headings.processes);
  await follow(headings.processes, `${administrator.password}\n`);
  await primary.run(`mkdir -p /etc/ssl/college && cd /etc/ssl/college && openssl req -x509 -newkey rsa:2048 -noenc -days 2 \
    -subj /CN=${first} -addext subjectAltName=IP:${first} -keyout privkey.pem -out fullchain.pem`);
  await follow(headings.balancer);
  await follow(headings.watched);
  await follow(headings.replica, twice(passwords.replication));
  await follow(headings.replica, '', standby);
  await follow(headings.replica);
  return {
    origin: `https://${first}`,
    primary,
    standby,
    units,
    guide,
    headings,
    administrator,
    /** Of the database itself, as a role that the page does not have, from this machine alone; answers its URL. */
    async openDatabase() {
      await primary.run(`
runuser -u postgres -- psql --quiet -c "create role tests superuser login password '${passwords.database}'"
echo 'host college tests ${network.host}/32 scram-sha-256' >> /etc/postgresql/15/main/pg_hba.conf
systemctl reload postgresql`);
      return `postgres://tests:${passwords.database}@${first}:5432/college`;
    },
  };
}

/** What is beside the page: a sample programme for the people of the tests. It ends when all is there. */
const loadSample = `
set -a; . /etc/college-workbench.env; set +a
PORT=3999 node /opt/college-workbench/apps/server/dist/main.js --sample > /tmp/sample.log 2>&1 &
curl --silent --show-error --retry 60 --retry-all-errors --retry-delay 1 --fail http://127.0.0.1:3999/health
kill $!
wait $!`;

function keyPair() {
  const identity = execFileSync('age-keygen', [], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return { identity, recipient: /# public key: (\S+)/.exec(identity)[1] };
}
