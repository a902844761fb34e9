import { serveJobs } from '../threads/serveJobs';
import { compare } from './compareJob';

/** Compares texts apart from the server, so that nobody waits for a large comparison who did not ask for it. */
serveJobs(compare);
