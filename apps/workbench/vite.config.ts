import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { ourLanguages } from './chunks/ourLanguages.ts';
import { pageChunks } from './chunks/pageChunks.ts';
import { withoutJsonSchemas } from './chunks/withoutJsonSchemas.ts';

const settings = {
  root: import.meta.dirname,
  base: '/course/',
  plugins: [react(), ourLanguages(['zh-CN', 'en-US']), withoutJsonSchemas()],
  resolve: { conditions: ['@college/source', ...defaultClientConditions] },
  build: { target: 'es2022', sourcemap: 'hidden', manifest: true, chunkSizeWarningLimit: 1000 },
} satisfies InlineConfig;

export default defineConfig({
  ...settings,
  plugins: [...settings.plugins, chunksOfPages()],
  server: { proxy: { '/college/api': 'http://127.0.0.1:3000' } },
});

/** Found by a build of its own, so in a hook: whoever reads this file only to know what it names must not build. */
function chunksOfPages(): Plugin {
  return {
    name: 'chunks-of-pages',
    apply: 'build',
    async config() {
      const name = await pageChunks(settings);
      // Dependencies are named themselves; captured with what imports them they would take whole packages along.
      const codeSplitting = { includeDependenciesRecursively: false, groups: [{ debugName: 'pages', name }] };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}
