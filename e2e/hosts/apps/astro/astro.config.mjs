import { defineConfig } from 'astro/config';

/** Rollup dislikes two comments of zod, which whoever uses zod reads. */
function onwarn(warning, report) {
  if (warning.code !== 'INVALID_ANNOTATION' || !warning.loc?.file?.includes('node_modules/zod/')) report(warning);
}

// The API in memory is one large file.
export default defineConfig({
  server: { host: '127.0.0.1' },
  vite: { build: { chunkSizeWarningLimit: 2000, rollupOptions: { onwarn } } },
});
