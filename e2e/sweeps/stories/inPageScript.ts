import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The script that is injected into every page of a sweep before Storybook's own, built from `inPage/`. */
export async function inPageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('inPage/index.ts', import.meta.url)), formats: ['iife'], name: 'storySweepScript' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite built no script for the pages.');
  return bundle.output[0].code;
}
