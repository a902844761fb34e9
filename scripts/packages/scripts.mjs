/** Writes the JavaScript of a package, one file a source file, for both module systems. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { readTokens } from './inlineTokens.mjs';
import { lightImports, pureConstants } from './lighter.mjs';
import { entriesOf, folderOf, programsOf, serverEntries } from './entries.mjs';

// The exports of these run in a browser, or in React's server rendering.
const clientOnly =
  /^(react|react-dom|styled-components|react-aria|react-aria-components|react-stately|lucide-react|@dnd-kit\/[^/]+|@tanstack\/react-(table|virtual))(\/|$)/;

/**
 * Builds `dist` of a package. One output file per source file, so that any bundler can tree-shake them and each one carries its own 'use client'.
 */
export async function writeScripts(name, dist) {
  const folder = folderOf(name);
  const entries = entriesOf(name);
  const sources = [...entries.map(({ source }) => source), ...programsOf(name)];
  const imports = new Map();
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(sources.map((source) => [source.replace(/^src\//, '').replace(/\.ts$/, ''), source])),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:/i.test(id),
    transform: { target: 'es2022' },
    // As declared in package.json: a file without used exports is not loaded.
    treeshake: { moduleSideEffects: false },
    plugins: [
      pureConstants(await readTokens()),
      lightImports(),
      { name: 'imports', moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds) },
    ],
    // How long a plugin takes on a busy machine is irrelevant to the package.
    checks: { bundlerTimings: false },
    onLog(level, log) {
      if (level === 'warn') throw new Error(`${name}: ${log.message}`);
    },
  });
  const onServer = (serverEntries[name] ?? []).map((subpath) => join(folder, 'src', subpath, 'index.ts'));
  const isClient = (id) =>
    isClientFile(id, imports) || (isEntry(id, folder, entries) && !onServer.includes(id) && leadsToClient(id, imports));
  for (const format of ['es', 'cjs']) {
    await bundle.write({
      dir: dist,
      format,
      exports: 'named',
      preserveModules: true,
      preserveModulesRoot: join(folder, 'src'),
      entryFileNames: format === 'es' ? '[name].js' : '[name].cjs',
      sourcemap: format === 'es',
      banner: ({ facadeModuleId }) => (facadeModuleId && isClient(facadeModuleId) ? "'use client';" : ''),
    });
  }
  await bundle.close();
}

function isClientFile(id, imports) {
  return imports.get(id)?.some((imported) => clientOnly.test(imported)) ?? false;
}

function isEntry(id, folder, entries) {
  return entries.some(({ source }) => join(folder, source) === id);
}

function leadsToClient(id, imports, seen = new Set()) {
  if (seen.has(id)) return false;
  seen.add(id);
  return isClientFile(id, imports) || (imports.get(id) ?? []).some((imported) => leadsToClient(imported, imports, seen));
}
