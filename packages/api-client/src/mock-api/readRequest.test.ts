import { expect, it } from 'vitest';
import { createMockFetch } from './createMockFetch';

async function send(body: string, contentType: string) {
  const mockFetch = createMockFetch();
  const headers = { authToken: 'sample-token-of-1001', 'content-type': contentType };
  const reply = await mockFetch('/college/api/major/v2.0/feedback', { method: 'POST', headers, body });
  return { reply: (await reply.json()) as { code: string }, kept: mockFetch.state.feedback };
}

it.each([
  ['text that begins with a quotation mark', '"好"字太小', 'text/plain;charset=UTF-8', '"好"字太小'],
  ['text that looks like JSON', '"很好"', 'text/plain', '"很好"'],
  ['a JSON string', '"很\\n好"', 'application/json', '很\n好'],
])('a body of text is read by its content type, as a server reads it: %s', async (_, body, contentType, description) => {
  const { reply, kept } = await send(body, contentType);
  expect(reply.code).toBe('0');
  expect(kept[0]).toMatchObject({ description });
});

it('a body that says that it is JSON and is none is refused', async () => {
  const { reply, kept } = await send('"好', 'application/json');
  expect(reply.code).toBe('30001');
  expect(kept).toEqual([]);
});
