import { afterEach, beforeEach, expect, it } from 'vitest';
import { pino } from 'pino';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { sceneStart, setScene } from '../testing/scene';
import { openFakeMailServer, type FakeMailServer } from './fakeMailServer.test-data';
import { startPostman, type Postman } from './postman';
import { openSmtp } from './smtp';
import { writeInvitations } from './writeMails';

const publicAddress = 'https://kc.college.example';

describeOnEachEngine('the postman', (database) => {
  let fake: FakeMailServer;
  let postman: Postman;
  let smtp: ReturnType<typeof openSmtp>;
  let now: Date;
  const lines: string[] = [];

  beforeEach(async () => {
    now = sceneStart;
    lines.length = 0;
    await setScene(database.current);
    fake = await openFakeMailServer();
  });
  afterEach(async () => {
    await postman.stop();
    smtp.close();
    await fake.close();
  });

  async function invite(...ids: number[]) {
    const readers = ids.map((id) => ({ id, collegeId: 1, userName: `同事${id}`, email: `person${id}@college.example` }));
    await writeInvitations(database.current.db, readers, { collegeName: '明理大学', collegeNameEn: 'Mingli University' }, now);
  }

  function begin() {
    smtp = openSmtp({ url: fake.url, from: '课程建设工作台 <kc@college.example>' });
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    postman = startPostman({ database: database.current, send: smtp.send, publicAddress, now: () => now, log });
  }

  const kept = () => database.current.db.select().from(schema.outboxMails).orderBy(schema.outboxMails.id);

  it('sends each mail once, to its reader, with the link', async () => {
    await invite(5, 6);
    begin();
    await expect.poll(async () => (await kept()).every(({ sentAt }) => sentAt !== null)).toBe(true);
    postman.wake();
    await invite(7);
    postman.wake();
    await expect.poll(() => fake.messages).toHaveLength(3);
    const [first = ''] = fake.messages;
    expect(first).toContain('To: person5@college.example');
    expect(first).toContain('Auto-Submitted: auto-generated');
    const encoded = first.split('\n\n').slice(1).join('\n\n');
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const [mail] = await kept();
    expect(text).toContain(`同事5，您好`);
    expect(text).toContain(`${publicAddress}${mail?.link}`);
    expect(mail).toMatchObject({ attempts: 1, error: null, nextTryAt: null, sentAt: now });
  });

  it('notes why a mail was refused, and does not try for ever where nobody has the address', async () => {
    fake.answer = '550 no such person';
    await invite(5);
    begin();
    await expect.poll(async () => (await kept())[0]?.error).toMatch(/550 no such person/);
    expect(await kept()).toMatchObject([{ sentAt: null, nextTryAt: null, attempts: 1 }]);
    const token = (await kept())[0]?.link?.split('=')[1] ?? 'x';
    expect(lines.join('\n')).not.toContain(token);
    expect(lines.join('\n')).toContain('a mail could not be sent');
  });

  it.each([
    ['anybody', { greeting: '554 no service for this address' }],
    ['whoever did not sign in', { toSender: '530 authentication required' }],
    ['the sender', { toSender: '553 sender rejected' }],
    ['whoever did not sign in, when it hears of the recipient', { answer: '530 authentication required' }],
  ])('gives up no mail because the mail server refuses %s', async (_, answers) => {
    Object.assign(fake, answers);
    await invite(5, 6);
    begin();
    await expect.poll(async () => (await kept()).every(({ error }) => error !== null)).toBe(true);
    const due = (await kept()).map(({ sentAt, nextTryAt }) => [sentAt, nextTryAt?.getTime()]);
    expect(due).toEqual(Array.from({ length: 2 }, () => [null, now.getTime() + 60_000]));
    Object.assign(fake, { greeting: '220 fake', toSender: '250 ok', answer: '250 ok' });
    now = new Date(now.getTime() + 61_000);
    postman.wake();
    await expect.poll(async () => (await kept()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('tries again later what failed for the moment', async () => {
    fake.answer = '451 busy';
    await invite(5);
    begin();
    await expect.poll(async () => (await kept())[0]?.error).toMatch(/451 busy/);
    fake.answer = '250 ok';
    now = new Date(now.getTime() + 61_000);
    postman.wake();
    await expect.poll(async () => (await kept())[0]).toMatchObject({ error: null, attempts: 2, sentAt: now });
    expect(fake.messages).toHaveLength(1);
  });

  it('leaves the rest for later while the mail server is away', async () => {
    await invite(5, 6, 7);
    await fake.close();
    begin();
    await expect.poll(async () => (await kept()).every(({ error }) => error !== null)).toBe(true);
    const due = (await kept()).map(({ sentAt, nextTryAt }) => [sentAt, nextTryAt?.getTime()]);
    expect(due).toEqual(Array.from({ length: 3 }, () => [null, now.getTime() + 60_000]));
  });
});
