import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { ourLanguages } from './chunks/ourLanguages.ts';
import { pageChunks } from './chunks/pageChunks.ts';

const settings = {
  root: import.meta.dirname,
  base: '/course/',
  plugins: [react(), ourLanguages(['zh-CN', 'en-US'])],
  resolve: { conditions: ['@college/source', ...defaultClientConditions] },
  build: { target: 'es2022', sourcemap: 'hidden', manifest: true, chunkSizeWarningLimit: 1000 },
} satisfies InlineConfig;

export default defineConfig(async ({ command }) => ({
  ...settings,
  build: { ...settings.build, rolldownOptions: { output: command === 'build' ? { codeSplitting: await codeSplitting() } : {} } },
  server: { proxy: { '/college/api': 'http://127.0.0.1:3000' } },
}));

async function codeSplitting() {
  const name = await pageChunks(settings);
  // Dependencies are named themselves; captured with what imports them they would take whole packages along.
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'pages', name }] };
}
