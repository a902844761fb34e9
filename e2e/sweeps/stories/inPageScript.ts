import { fileURLToPath } from 'node:url';
import { bundleScript } from '../../support/bundleScript';

/** The script that is injected into every page of a sweep before Storybook's own, built from `inPage/`. */
export async function inPageScript(): Promise<string> {
  return bundleScript(fileURLToPath(new URL('inPage/index.ts', import.meta.url)), 'storySweepScript');
}
