/** The PostgreSQL for the server's tests, which also run on the embedded database. */
import { findPostgres, start } from './postgres.mjs';

/** A private PostgreSQL with the environment that names it; without one only the embedded database is tested, which CI does not accept. */
export async function serverDatabase(watch) {
  if (!findPostgres()) {
    console.log('No PostgreSQL on this machine and none could be installed: the server is tested on the embedded database only.');
    return { env: {}, isComplete: process.env.CI !== 'true', stop() {} };
  }
  const { url, pid, stop } = await start();
  watch(pid);
  // A run that is interrupted ends before its `finally`.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  }
  return { env: { TEST_DATABASE_URL: url }, isComplete: true, stop };
}
