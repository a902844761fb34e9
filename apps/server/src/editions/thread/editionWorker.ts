import { serveJobs } from '../../threads/serveJobs';
import { createAnswerer } from './answerJob';

/** Compares states apart from the server, so that nobody waits for a large curriculum who did not ask for it. */
serveJobs(createAnswerer());
