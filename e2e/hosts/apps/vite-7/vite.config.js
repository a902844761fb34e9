import { defineConfig } from 'vite';

// Without React's plugin, which would keep Rollup from saying what it thinks of a file. The API in memory is one large file.
export default defineConfig({ esbuild: { jsx: 'automatic' }, build: { chunkSizeWarningLimit: 2000 } });
