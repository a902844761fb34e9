/** What `npm start` runs in parallel to the server: builds Storybook where it is stale, at the lowest priority. */
import { constants, setPriority } from 'node:os';
import { buildStorybook } from './build.mjs';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
buildStorybook();
