/** Where the apps of other systems are made: outside the repository, so that nothing of it can be found from there. */
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';

/** One folder for each checkout; it stays, so that a second run finds what the first installed. */
export const outside = join(tmpdir(), `college-hosts-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);

/** Sources of the apps. */
export const appsFolder = join(root, 'e2e', 'hosts', 'apps');

/** The sources that all apps that are built hand to the widgets. */
export const mockSourcesFolder = join(root, 'e2e', 'hosts', 'mockSources');
