/** Builds what the end-to-end tests serve: workbench and server, where stale. */
import { buildAll } from './build.mjs';

buildAll({ withStorybook: false });
