import * as contract from '@college/api-client/contract';
import { imageBytes } from '@college/curriculum-model';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { setScene, type Role } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { hollowPng, jpeg, png } from '../pictures/pictures.test-data';

// Pictures of ten megabytes travel as text.
vi.setConfig({ testTimeout: 60_000 });

const image = (bytes: Buffer, changes: object = {}) => ({
  id: 1,
  unique: 'image-0001',
  name: '截图.png',
  type: 'image/png',
  data: `data:image/png;base64,${bytes.toString('base64')}`,
  ...changes,
});

describeOnOneEngine('feedback calls', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const send = (changes: object = {}, as: Role = 'courseEditor') =>
    server.call(contract.sendFeedback, { as, body: { unique: 'feedback-0001', description: '很好用', images: [], ...changes } });
  const withImages = (...images: unknown[]) => send({ images });
  async function listed(as: Role = 'collegeAdmin', query: object = { pageNum: 1, pageSize: 10 }) {
    const reply = await server.call(contract.listFeedback, { as, query: { ...query } });
    return contract.listFeedback.data.parse(reply.data).pageInfo;
  }
  async function stored(id: number, as: Role = 'collegeAdmin') {
    const headers = { authToken: await server.tokenOf(as) };
    return server.request(`${apiBase}${contract.getFeedbackImage.path}?id=${id}`, { headers });
  }

  it('stores text and pictures as they were sent, and responds "submitted"', async () => {
    const [first, second] = [png(), jpeg()];
    const reply = await withImages(image(first), image(second, { unique: 'b', name: 'b.jpg' }));
    expect(reply).toMatchObject({ code: '0', message: '提交成功', data: true });
    const [feedback] = (await listed()).list;
    expect(feedback).toMatchObject({ description: '很好用', userName: 'courseEditor', unique: 'feedback-0001' });
    expect(feedback!.images).toMatchObject([
      { name: '截图.png', type: 'image/png', size: first.length },
      { name: 'b.jpg', type: 'image/jpeg', size: second.length },
    ]);
    const response = await stored(feedback!.images[0]!.id);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).equals(first)).toBe(true);
  });

  it('stores once what one person sends again, and separately what another one sends under the same key', async () => {
    await send();
    expect((await send()).code).toBe('0');
    expect((await send({}, 'nobody')).code).toBe('0');
    const both = await Promise.all([send({ unique: 'feedback-0002' }), send({ unique: 'feedback-0002' })]);
    expect(both.map(({ code }) => code)).toEqual(['0', '0']);
    const { list, total } = await listed();
    expect([total, list.map(({ userName, description }) => [userName, description])]).toEqual([
      3,
      [
        ['courseEditor', '很好用'],
        ['nobody', '很好用'],
        ['courseEditor', '很好用'],
      ],
    ]);
  });

  it.each([
    ['another text', { description: '又一次' }],
    ['another picture', { images: [image(jpeg())] }],
    ['a picture more', { images: [image(png()), image(png())] }],
    ['no picture', { images: [] }],
  ])('refuses %s under a key that was used, and keeps what was there', async (_, changes) => {
    const first = { description: '很好用', images: [image(png())] };
    await send(first);
    expect((await send({ ...first, ...changes })).code).toBe('30001');
    expect((await send(first)).code).toBe('0');
    const { list, total } = await listed();
    expect([total, list[0]]).toMatchObject([1, { description: '很好用', images: [{ size: png().length }] }]);
  });

  it.each([
    ['no text', { description: '' }, '反馈内容不能为空'],
    ['blank text', { description: ' \u3000\n' }, '反馈内容不能为空'],
    ['too much text', { description: '长'.repeat(20_001) }, '描述最多 20000 个字符'],
    ['six pictures', { images: Array.from({ length: 6 }, () => image(png())) }, '最多5张图片'],
    ['an SVG under another name', { images: [image(Buffer.from('<svg xmlns="x"/>'))] }, '文件格式错误，请选择jpg或png'],
    ['a GIF', { images: [image(Buffer.from('GIF89a...'))] }, '文件格式错误，请选择jpg或png'],
    ['an empty picture', { images: [image(Buffer.alloc(0))] }, '文件格式错误，请选择jpg或png'],
    ['a picture cut in two', { images: [image(png(50, 50).subarray(0, 60))] }, '图片已损坏，无法打开'],
    ['a good and a bad picture', { images: [image(png()), image(png(0, 1))] }, '图片已损坏，无法打开'],
    ['a picture that is no base64', { images: [image(png(), { data: '图' })] }, '第 1 张图片的内容不是有效的 base64 数据。'],
    [
      'a picture in another encoding',
      { images: [image(png(), { data: 'data:image/png,%89PNG' })] },
      '第 1 张图片的内容不是有效的 base64 数据。',
    ],
    ['a key that is none', { unique: '../x' }, undefined],
  ])('refuses %s and keeps nothing', async (_, changes, message) => {
    const reply = await send(changes);
    expect(reply.code).toBe('30001');
    if (message) expect(reply.message).toBe(message);
    expect((await listed()).total).toBe(0);
  });

  it('takes a picture by its bytes, whatever it calls itself, as a data URL or as plain base64', async () => {
    const plain = { data: jpeg().toString('base64'), type: 'text/html', name: 'a.exe' };
    expect((await withImages(image(jpeg(), plain))).code).toBe('0');
    expect((await listed()).list[0]!.images).toMatchObject([{ type: 'image/jpeg' }]);
  });

  it('takes ten megabytes to the last byte and not one more, and stores of 40 megapixels what is drawn', async () => {
    const frame = png(8000, 5000).length + 12;
    const largest = png(8000, 5000, imageBytes - frame);
    expect(largest.length).toBe(imageBytes);
    expect((await withImages(image(largest))).code).toBe('0');
    const [feedback] = (await listed()).list;
    expect(Buffer.from(await (await stored(feedback!.images[0]!.id)).arrayBuffer()).equals(png(8000, 5000))).toBe(true);
    const tooLarge = await send({ unique: 'feedback-0008', images: [image(hollowPng(100_000, 100_000))] });
    expect(tooLarge).toMatchObject({ code: '30001', message: '图片不能超过4000万像素' });
    const reply = await send({ unique: 'feedback-0009', images: [image(png(8000, 5000, imageBytes - frame + 1))] });
    expect(reply).toMatchObject({ code: '30001', message: '图片大小不能超过10M' });
  });

  it('takes a body far larger than other calls do, and refuses one over its bound in a sentence', async () => {
    const five = Array.from({ length: 5 }, () => image(png(2, 2, 9_000_000)));
    expect((await withImages(...five)).code).toBe('0');
    const reply = await send({ images: [image(png(), { data: 'A'.repeat(74_000_000) })] });
    expect(reply).toMatchObject({ status: 200, code: '30001', message: '提交的内容过大，不能超过 70 MB。' });
  });

  async function sendText(body: string, contentType: string) {
    const headers = { authToken: await server.tokenOf('majorLeader'), 'content-type': contentType };
    return read(await server.request(`${apiBase}/major/v2.0/feedback`, { method: 'POST', headers, body }));
  }

  it.each([
    ['plain text', '很好 "用"', 'text/plain;charset=utf-8', '很好 "用"'],
    ['a JSON string', '"很\\n好"', 'application/json', '很\n好'],
  ])('takes %s from the major home', async (_, body, type, description) => {
    expect(await sendText(body, type)).toMatchObject({ code: '0', message: '提交成功', data: true });
    expect((await listed()).list).toMatchObject([{ description, images: [] }]);
  });

  it('refuses blank text from the major home, a JSON object, and more than an ordinary body', async () => {
    expect(await sendText(' \n', 'text/plain')).toMatchObject({ code: '30001', message: '反馈内容不能为空' });
    expect((await sendText('{"a":1}', 'application/json')).code).toBe('30001');
    expect(await sendText('长'.repeat(400_000), 'text/plain')).toMatchObject({ message: '提交的内容过大，不能超过 1 MB。' });
    expect((await listed()).total).toBe(0);
  });

  it('shows a college its own feedback, latest first and page by page, and its pictures to nobody else', async () => {
    await withImages(image(png()));
    server.wait(1000);
    await send({ unique: 'feedback-0002', description: '第二' }, 'demo');
    await send({ unique: 'feedback-0003', description: '别校' }, 'otherAdmin');
    expect((await listed('otherAdmin')).list.map(({ description }) => description)).toEqual(['别校']);
    expect((await listed('collegeAdmin', { pageNum: 1, pageSize: 1 })).list.map(({ description }) => description)).toEqual(['第二']);
    const { list, total } = await listed('collegeAdmin', { pageNum: 2, pageSize: 1 });
    expect([total, list.map(({ description }) => description)]).toEqual([2, ['很好用']]);
    const { id } = list[0]!.images[0]!;
    expect((await read(await stored(id, 'otherAdmin'))).code).toBe('30004');
    expect((await read(await stored(id, 'collegeViewer'))).code).toBe('30003');
    expect(await database.current.db.$count(schema.auditLog)).toBe(3);
  });
});
