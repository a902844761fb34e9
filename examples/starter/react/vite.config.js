import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1' },
  // The one variable of the environment that the page may read.
  envPrefix: 'COLLEGE_API',
  // The sample programme is one large file, and goes as soon as there is a backend.
  build: { chunkSizeWarningLimit: 2000 },
});
