/** Serves the page with a strict policy, and the elements from where npm put them. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const elements = 'node_modules/@college/elements/dist';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const port = Number(process.argv[process.argv.indexOf('--port') + 1]);

const policy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

function fileOf(path) {
  if (path.startsWith('/college/')) return join(elements, normalize(path.slice('/college'.length)));
  return join('public', path === '/' ? 'index.html' : normalize(path));
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  try {
    const file = fileOf(pathname);
    const content = readFileSync(file, 'utf8');
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-type', `${types[extname(file)]}; charset=utf-8`);
    if (pathname === '/') response.setHeader('content-security-policy', policy(nonce));
    response.end(content.replaceAll('{nonce}', nonce));
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, '127.0.0.1');
