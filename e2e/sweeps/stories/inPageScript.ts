import { fileURLToPath } from 'node:url';
import { bundleScript } from '../../support/bundleScript';

const ofSweep = new URL('inPage/index.ts', import.meta.url);

/**
 * A script that is injected into pages, built from its sources.
 * @param entry By default that of the sweep of stories, which comes before Storybook's own.
 */
export async function inPageScript(entry = ofSweep): Promise<string> {
  return bundleScript(fileURLToPath(entry), 'storySweepScript');
}
