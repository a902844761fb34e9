import { defineConfig } from 'astro/config';

// The API in memory is one large file.
export default defineConfig({ server: { host: '127.0.0.1' }, vite: { build: { chunkSizeWarningLimit: 2000 } } });
