/** What stands in for the images of a registry: Debians made by `debootstrap`, each with the one program that the image of this name is for. */
import { chmodSync, cpSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addNode, debootstrap } from '../debootstrap.mjs';

const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** For deploy/Containerfile: this machine's Node.js and npm, with its certificates and settings of npm, since it may reach the registry by a proxy only. */
export const nodeDebian = {
  name: 'docker.io/library/node:22-bookworm-slim',
  changes: [`ENV NODE_EXTRA_CA_CERTS=${certificates}`],
  make(place) {
    debootstrap('bookworm', ['ca-certificates'], place);
    addNode(place);
    const npm = dirname(dirname(realpathSync('/usr/bin/npm')));
    cpSync(npm, join(place, 'usr/lib/node_modules/npm'), { recursive: true });
    for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(place, 'usr/bin', name));
    cpSync(certificates, join(place, certificates));
  },
};

/** For deploy/compose.yaml: PostgreSQL 17 with an entry that reads the settings that the image of this name reads. */
const postgresDebian = {
  name: 'docker.io/library/postgres:17-bookworm',
  changes: [
    'ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'ENV PGDATA=/var/lib/postgresql/data',
    'ENV LANG=C.UTF-8',
    'VOLUME /var/lib/postgresql/data',
    'ENTRYPOINT ["begin-postgres"]',
    'CMD ["postgres"]',
    'STOPSIGNAL SIGINT',
  ],
  make(place) {
    debootstrap('trixie', ['postgresql-17'], place);
    const entry = join(place, 'usr/local/bin/begin-postgres');
    writeFileSync(entry, beginPostgres);
    chmodSync(entry, 0o755);
  },
};

const beginPostgres = `#!/bin/sh
set -e
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /run/postgresql
  chown -R postgres:postgres "$PGDATA" /run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid postgres --regid postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s\\n' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl --options="-c listen_addresses=''" --wait start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --mode=fast --wait stop
fi
exec "$@"
`;

/** For deploy/compose.yaml: an nginx of 1.27.3 or newer, which asks again for addresses of servers; the newest Debian is the first that has one. */
const nginxDebian = {
  name: 'docker.io/library/nginx:1.28',
  changes: ['STOPSIGNAL SIGQUIT', `CMD ["nginx", "-g", "daemon off;"]`],
  make(place) {
    debootstrap('sid', ['nginx'], place);
    rmSync(join(place, 'etc/nginx/sites-enabled/default'));
    for (const [log, stream] of [
      ['access', 'stdout'],
      ['error', 'stderr'],
    ]) {
      rmSync(join(place, `var/log/nginx/${log}.log`), { force: true });
      symlinkSync(`/dev/${stream}`, join(place, `var/log/nginx/${log}.log`));
    }
  },
};

/** What the services of deploy/compose.yaml start from beside the image of the server. */
export const debiansOfCompose = [postgresDebian, nginxDebian];
