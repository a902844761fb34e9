/** Writes the JavaScript of a package, one file a source file, for both module systems. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { withoutReferences } from '../catalogue/withoutReferences.mjs';
import { writeClientEntries } from './clientEntries.mjs';
import { readTokens } from './inlineTokens.mjs';
import { lightImports, pureConstants } from './lighter.mjs';
import { entriesOf, folderOf, programsOf } from './entries.mjs';
import { manifestOf } from './pack.mjs';

/** Builds `dist` of a package. One output file per source file, so that any bundler can tree-shake them. */
export async function writeScripts(name, dist) {
  const folder = folderOf(name);
  const entries = entriesOf(name);
  const sources = [...entries.map(({ source }) => source), ...programsOf(name)];
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(sources.map((source) => [source.replace(/^src\//, '').replace(/\.ts$/, ''), source])),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:/i.test(id),
    transform: { target: 'es2022', define: { PACKAGE_VERSION: JSON.stringify(manifestOf(name).version) } },
    // As declared in package.json: a file without used exports is not loaded.
    treeshake: { moduleSideEffects: false },
    plugins: [plainComments, pureConstants(await readTokens()), lightImports()],
    // How long a plugin takes on a busy machine is irrelevant to the package.
    checks: { bundlerTimings: false },
    onLog(level, log) {
      if (level === 'warn') throw new Error(`${name}: ${log.message}`);
    },
  });
  for (const format of ['es', 'cjs']) {
    const { output } = await bundle.write({
      dir: dist,
      format,
      exports: 'named',
      preserveModules: true,
      preserveModulesRoot: join(folder, 'src'),
      entryFileNames: format === 'es' ? '[name].js' : '[name].cjs',
      sourcemap: format === 'es',
    });
    if (format === 'es') writeClientEntries(name, dist, output);
  }
  await bundle.close();
}

/** Sources are read without references, so that neither the files nor their source maps have them. */
const plainComments = {
  name: 'plain-comments',
  load: { filter: { id: /\.tsx?$/ }, handler: async (id) => withoutReferences(await readFile(id, 'utf8')) },
};
