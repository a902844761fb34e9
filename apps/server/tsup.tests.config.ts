import { defineConfig } from 'tsup';
import { serviceBuild } from './tsup.config';

/** The server as it is built for service, with the scripts that only tests start. */
export default defineConfig((options) => {
  const service = serviceBuild(options);
  const entry = { ...service.entry, endlessWriter: 'src/db/testing/endlessWriter.ts', lockStarter: 'src/db/testing/lockStarter.ts' };
  return { ...service, entry };
});
