import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

/** Whether Rollup speaks of files of other packages alone: zod, lucide-react and React Aria have some that it dislikes. */
function isOfOthers({ id, ids = [], loc, message }) {
  const files = [id, loc?.file, ...ids].filter(Boolean);
  return (
    files.length > 0 && files.every((file) => file.includes('node_modules') && !file.includes('@college')) && !message.includes('@college')
  );
}

export default {
  input: 'src/main.tsx',
  output: { dir: 'dist', format: 'es' },
  onwarn(warning, report) {
    if (!isOfOthers(warning)) report(warning);
  },
  plugins: [
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    esbuild({ jsx: 'automatic', target: 'es2022' }),
  ],
};
