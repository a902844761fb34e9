import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The API in memory is one large file.
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 2000 } });
