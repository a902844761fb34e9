import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// The API in memory is one large file.
export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('college-') } } })],
  build: { chunkSizeWarningLimit: 2000 },
});
