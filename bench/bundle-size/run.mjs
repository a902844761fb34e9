import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { root } from '../../scripts/paths.mjs';

const wizard = new URL('copyWizard.ts', import.meta.url).pathname;
// What an embedder has anyway; the used parts of React Aria count.
const external = /^(react|react-dom|styled-components)(\/|$)/;

/** What an embedder pays for the copy wizard alone: minified, compressed, without react, react-dom and styled-components. */
export async function run() {
  const { code, shares } = await bundle(wizard);
  const kilobytes = gzipSync(code).length / 1000;
  return [
    {
      figure: 'copy wizard: bundle, compressed, React Aria included, without react, react-dom and styled-components',
      ours: `${kilobytes.toFixed(1)} kB`,
      baseline: `before compression: ${shares.map(([part, share]) => `${part} ${Math.round(share * 100)} %`).join(', ')}`,
      target: '≤ 90 kB',
      met: kilobytes <= 90,
    },
  ];
}

/** One module with everything that the entry exports, and which part takes which share of it. */
async function bundle(entry) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@college/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['es'] }, rolldownOptions: { external } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunks = output.output.filter((part) => part.type === 'chunk');
  return { code: chunks.map((chunk) => chunk.code).join(''), shares: sharesOf(chunks) };
}

const parts = [
  [/packages\/curriculum-widgets\//, 'the wizard'],
  [/packages\/ui\//, 'our components'],
  [/packages\/curriculum-model\//, 'our rules'],
  [/react-aria|react-stately|@internationalized/, 'React Aria'],
  [/lucide-react/, 'icons'],
];

function sharesOf(chunks) {
  const sizes = new Map();
  for (const [id, { renderedLength }] of chunks.flatMap((chunk) => Object.entries(chunk.modules))) {
    const part = parts.find(([pattern]) => pattern.test(id))?.[1] ?? 'the rest';
    sizes.set(part, (sizes.get(part) ?? 0) + renderedLength);
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [...sizes].map(([part, size]) => [part, size / all]).toSorted((a, b) => b[1] - a[1]);
}
