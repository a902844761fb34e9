import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFakeMailServer, type FakeMailServer } from './fakeMailServer.test-data';
import { openSmtp } from './smtp';

let fake: FakeMailServer;
beforeEach(async () => {
  fake = await openFakeMailServer();
});
afterEach(() => fake.close());

async function send(url: string, mail = { to: 'reader@college.example', subject: '重置密码', text: 'link' }): Promise<void> {
  const smtp = openSmtp({ url, from: '课程建设工作台 <kc@college.example>' });
  await smtp.send(mail).finally(smtp.close);
}
// The same server by an address that is not known to be of this machine.
const elsewhere = () => fake.url.replace('127.0.0.1', '0.0.0.0');

it('hands no mail to another machine without TLS, unless the settings say so', async () => {
  await expect(send(elsewhere())).rejects.toThrow(/TLS/);
  expect(fake.messages).toEqual([]);
  await send(`${elsewhere()}?requireTLS=false`);
  await send(fake.url);
  expect(fake.messages).toHaveLength(2);
});

it('lets no address or subject add a header or a reader', async () => {
  const hostile = '\r\nBcc: thief@evil.example\r\n\r\n';
  await send(fake.url, { to: 'reader@college.example', subject: `重置密码${hostile}`, text: `链接${hostile}` });
  const [head = ''] = fake.messages[0]!.split('\n\n');
  expect(head).not.toMatch(/^Bcc:/im);
  await send(fake.url, { to: `reader@college.example${hostile}`, subject: '重置密码', text: '' }).catch(() => undefined);
  for (const message of fake.messages) expect(message.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
});
