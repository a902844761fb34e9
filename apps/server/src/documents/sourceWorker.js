import { register } from 'tsx/esm/api';

/** Starts the thread from source; a build starts `documentWorker.js` itself. */
register();
await import('./documentWorker.ts');
