import { resolve } from 'node:path';

export default {
  entry: './src/main.tsx',
  output: { path: resolve('dist'), publicPath: '/', filename: 'main.js', chunkFilename: '[id].js', module: true, clean: true },
  experiments: { outputModule: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } }] },
  // The API in memory is one large file.
  performance: { hints: false },
};
