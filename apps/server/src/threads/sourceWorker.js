import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** Starts a thread from source; a build starts its script itself. */
register();
await import(workerData.source);
