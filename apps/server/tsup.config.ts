import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/** The production build of the server. The worker scripts run on separate threads and are resolved next to the file that starts them, so dist is flat. */
export function serviceBuild({ outDir = 'dist' }: Options): Options {
  return {
    entry: {
      main: 'src/main.ts',
      createAdmin: 'src/admin/createAdmin.ts',
      backup: 'src/backup/backup.ts',
      export: 'src/export/export.ts',
      import: 'src/export/import.ts',
      move: 'src/backup/move.ts',
      restore: 'src/backup/restore.ts',
      upgrade: 'src/upgrade/upgrade.ts',
      importOccupations: 'src/admin/importOccupations.ts',
      importQualifications: 'src/admin/importQualifications.ts',
      engineWorker: 'src/db/engineWorker.js',
      readerWorker: 'src/workbook/readerWorker.js',
      documentWorker: 'src/documents/documentWorker.ts',
      compareWorker: 'src/assistant/compareWorker.ts',
      editionWorker: 'src/editions/thread/editionWorker.ts',
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    noExternal: [/^@college\//],
    esbuildOptions(options) {
      options.conditions = ['@college/source'];
    },
    env: { PROGRAM_VERSION: programVersion() },
    sourcemap: true,
    clean: true,
    async onSuccess() {
      await cp('src/db/migrations', `${outDir}/migrations`, { recursive: true });
      await cp('src/db/reference', `${outDir}/reference`, { recursive: true, filter: (source) => !source.endsWith('.ts') });
    },
  };
}

/** Version of the packages, and the revision where this is a clone. */
function programVersion(): string {
  const { version } = JSON.parse(readFileSync('../../packages/api-client/package.json', 'utf8')) as { version: string };
  try {
    const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return `${version}+${revision.trim()}`;
  } catch {
    // An unpacked archive has no history.
    return version;
  }
}

export default defineConfig(serviceBuild);
