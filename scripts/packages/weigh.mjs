/** Weighs one entry as size-limit does: bundled by esbuild, minified, gzip. */
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';

/** Bytes of what a browser loads at once for this file; what it imports later is left out. */
export async function weigh(file) {
  const check = {
    files: [file],
    gzip: true,
    ignore: ['react', 'react-dom', 'styled-components'],
    modifyEsbuildConfig: (config) => ({
      ...config,
      format: 'esm',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [loadedLater],
    }),
  };
  const [{ size }] = await sizeLimit([...esbuildPlugin, ...filePlugin], { checks: [check] });
  return size;
}

const loadedLater = {
  name: 'loaded-later',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};
