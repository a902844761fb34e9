/** Installs the programs that tests need beyond npm, where they are missing and can be had. */
import { ensureBrowser, ensurePostgres } from './prerequisites.mjs';

if (!ensurePostgres()) console.log('No PostgreSQL could be installed.');
process.exit(ensureBrowser() ? 0 : 1);
