import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: '/course/',
  plugins: [react()],
  resolve: { conditions: ['@college/source', ...defaultClientConditions] },
  build: { target: 'es2022', sourcemap: 'hidden' },
  server: { proxy: { '/college/api': 'http://127.0.0.1:3000' } },
});
