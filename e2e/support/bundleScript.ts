import { build } from 'vite';

/** Bundles a module with all that it imports into one classic script for a page. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error(`Vite built no script of ${entry}, so its page could do nothing.`);
  return bundle.output[0].code;
}
