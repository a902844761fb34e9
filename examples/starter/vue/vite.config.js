import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('college-') } } })],
  server: { host: '127.0.0.1' },
  // Bundled already, with nothing to look for outside of it.
  optimizeDeps: { exclude: ['@college/elements'] },
  // The one variable of the environment that the page may read.
  envPrefix: 'COLLEGE_API',
  // The sample programme is one large file, and goes as soon as there is a backend.
  build: { chunkSizeWarningLimit: 2000 },
});
