/** Serves `src`, and at /college/ the elements from where npm put them. Any other web server does as well. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
const types = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.md': 'text/plain' };
const elements = 'node_modules/@college/elements/dist/';

createServer((request, response) => {
  // The address of a URL has no `..` left in it.
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/settings.js') {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(`export const baseUrl = ${JSON.stringify(process.env.COLLEGE_API ?? '')};\n`);
    return;
  }
  const file = pathname.startsWith('/college/')
    ? join(elements, pathname.slice('/college/'.length))
    : join('src', pathname === '/' ? 'index.html' : pathname);
  const type = types[extname(file)];
  if (type === undefined || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', `${type}; charset=utf-8`);
  createReadStream(file).pipe(response);
}).listen(Number(values.port), '127.0.0.1', () => console.log(`http://127.0.0.1:${values.port}`));
