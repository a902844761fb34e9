/**
 * `npm run trust:pooler`: the suites of the server on a PostgreSQL behind PgBouncer, which gives each transaction whatever connection is free, with the settings of
 * `deploy/pgbouncer.ini`. A statement that is known by its name, a setting or a lock that was left to a connection would be missing in the next. `-- src/live` takes
 * some files.
 */
import { root } from '../../scripts/paths.mjs';
import { hasPooler, startPooler } from '../../scripts/pooler.mjs';
import { start as startPostgres } from '../../scripts/postgres.mjs';
import { begin, bin } from '../../scripts/run.mjs';

if (!hasPooler()) throw new Error('PgBouncer is not installed here. Install it, for example: apt-get install -y pgbouncer');
const postgres = await startPostgres();
const pooler = startPooler(postgres.url);
const args = ['run', '--project=server', '--testNamePattern', String.raw`\(postgres\)`, ...process.argv.slice(2)];
const { ended } = begin(bin('vitest'), args, { cwd: root, env: { TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pooler.url } });
const { code } = await ended;
pooler.stop();
postgres.stop();
process.exit(code);
