/** The PostgreSQL beside which the server's tests also run on the embedded database. */
import { findPostgres, start } from './postgres.mjs';

/** A private PostgreSQL with the environment that names it; without one only the embedded database is tested, which CI does not accept. */
export async function serverDatabase(watch) {
  if (!findPostgres()) {
    console.log('No PostgreSQL on this machine and none could be installed: the server is tested on the embedded database only.');
    return { env: {}, isComplete: process.env.CI !== 'true', stop() {} };
  }
  const { url, pid, stop } = await start();
  watch(pid);
  return { env: { TEST_DATABASE_URL: url }, isComplete: true, stop };
}
