import { courseUnit } from './courseUnit';
import type { Job } from './Job';
import { matrix } from './matrix';
import { signIn } from './signIn';
import { syllabus } from './syllabus';

/** The jobs that are done in every engine. */
export const jobs: readonly Job[] = [signIn, courseUnit, matrix, syllabus];
