import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ofSweep = new URL('inPage/index.ts', import.meta.url);

/**
 * A script that is injected into pages, built from its sources.
 * @param entry By default that of the sweep of stories, which comes before Storybook's own.
 */
export async function inPageScript(entry = ofSweep): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'storySweepScript' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite built no script for the pages.');
  return bundle.output[0].code;
}
