import { execFile, spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract';
import { buildRequest } from '../core/request';
import { asCurl, unknownToken } from './curl';

const run = promisify(execFile);
const secrets = { TOKEN: 'the token', PERSON_TOKEN: 'the other token', PASSWORD: 'secret' };
const requests: { method?: string; url?: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    requests.push({ method: request.method!, url: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    response.end();
  });
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/college/api`;
});
afterAll(() => void server.close());

async function repeated(
  ...[endpoint, input, bearer]: [Parameters<typeof buildRequest>[1], Parameters<typeof buildRequest>[2], 'caller' | 'unknown']
) {
  const { url, init } = buildRequest(baseUrl, endpoint, input, 'a token', '80102');
  const command = await asCurl({ url, init, bearer });
  await run('sh', ['-c', command], { env: { ...process.env, ...secrets } });
  return { command, ...requests.at(-1)! };
}

describe.skipIf(spawnSync('curl', ['--version']).error)('where there is curl', () => {
  it('repeats a body to the letter, with the token of whoever repeats it', async () => {
    const body = { id: 1, parentId: 2, courseId: 3, description: `it's "long" $HOME ${'数'.repeat(3000)}` };
    const found = await repeated(allEndpoints.updateCourseGoal, { body }, 'caller');
    expect(JSON.parse(found.body.toString())).toEqual(body);
    expect(found.headers).toMatchObject({ authtoken: 'the token', 'accept-language': 'en', 'content-type': 'application/json' });
    expect(found.command).not.toContain('a token');
  });

  it('repeats the request of nobody known as one', async () => {
    const found = await repeated(allEndpoints.getCourseUnit, { query: { courseid: 7 } }, 'unknown');
    expect([found.method, found.url, found.headers.authtoken]).toEqual([
      'GET',
      `/college/api${allEndpoints.getCourseUnit.path}?courseid=7`,
      unknownToken,
    ]);
  });

  it('leaves a password to whoever repeats it', async () => {
    const found = await repeated(allEndpoints.login, { body: { email: 'a@college.example', password: `it's "hidden" \\ away` } }, 'caller');
    expect(found.command).not.toMatch(/hidden|away/);
    expect(JSON.parse(found.body.toString())).toEqual({ email: 'a@college.example', password: 'secret' });
  });

  it.each([
    ['small', new Uint8Array([80, 75, 3, 4, 0, 255])],
    ['too large', new Uint8Array(200_000)],
  ])('uploads a %s file again', async (_, bytes) => {
    const input = { query: { majorid: 1, courseid: 2 }, body: { file: new File([bytes], 'points.xlsx', { type: 'application/zip' }) } };
    const { headers, body } = await repeated(allEndpoints.resolvePoint, input, 'caller');
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type']! } }).formData();
    const file = form.get('file') as File;
    expect([file.name, file.type, Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))]).toEqual([
      'points.xlsx',
      'application/zip',
      true,
    ]);
  });
});
