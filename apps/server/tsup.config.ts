import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

// The worker scripts run on threads of their own and are found beside the file that starts them, so dist is flat.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    createAdmin: 'src/admin/createAdmin.ts',
    importOccupations: 'src/admin/importOccupations.ts',
    engineWorker: 'src/db/engineWorker.js',
    readerWorker: 'src/workbook/readerWorker.js',
    documentWorker: 'src/documents/documentWorker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  noExternal: [/^@college\//],
  esbuildOptions(options) {
    options.conditions = ['@college/source'];
  },
  sourcemap: true,
  clean: true,
  async onSuccess() {
    await cp('src/db/migrations', 'dist/migrations', { recursive: true });
    await cp('src/db/reference', 'dist/reference', { recursive: true, filter: (source) => !source.endsWith('.ts') });
  },
});
