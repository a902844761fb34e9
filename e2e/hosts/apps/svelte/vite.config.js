import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The API in memory is one large file.
export default defineConfig({ plugins: [svelte()], build: { chunkSizeWarningLimit: 2000 } });
