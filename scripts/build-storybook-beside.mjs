/** What `npm start` runs beside the server: Storybook, built where it is stale, and last in the queue for a processor. */
import { constants, setPriority } from 'node:os';
import { buildStorybook } from './build.mjs';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
buildStorybook();
