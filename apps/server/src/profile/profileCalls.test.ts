import * as contract from '@college/api-client/contract';
import { imageBytes, type ManagedUser, type PageInfo, type UserProfile } from '@college/curriculum-model';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { hashPassword } from '../passwords';
import { jpeg, png } from '../pictures/pictures.test-data';
import { cast, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const filled = {
  userName: '周敏',
  avatar: '',
  introduction: '讲授数据结构。',
  collegeName: '计算机学院',
  major: '软件工程',
  job: '副教授',
  contactEmail: 'zhoumin@college.example',
};

describeOnOneEngine('profiles', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const load = async (as: Role = 'majorLeader') => (await server.call(contract.getUserProfile, { as })).data as UserProfile;
  const send = (userInfo: unknown, file: string, as: Role = 'majorLeader') =>
    server.call(contract.saveUserInfo, {
      as,
      body: { file, userInfo: typeof userInfo === 'string' ? userInfo : JSON.stringify(userInfo) },
    });
  const save = (change: Record<string, unknown> = {}, file = dataUrl(png()), as: Role = 'majorLeader') =>
    send({ id: cast[as].id, ...filled, ...change }, file, as);
  const account = async () => {
    const [row] = await database.current.db.select().from(schema.users).where(eq(schema.users.id, cast.majorLeader.id));
    return row!;
  };

  it('begin with what the account knows', async () => {
    expect(await load()).toMatchObject({
      id: cast.majorLeader.id,
      userName: 'majorLeader',
      avatar: '',
      introduction: '',
      collegeName: '学校1',
      contactEmail: 'majorLeader@college.example',
      version: 1,
    });
  });

  it('are saved whole; the name is that of the account, and the picture stays until a new one comes', async () => {
    const reply = await save({ version: 1 });
    expect(reply).toMatchObject({ code: '0', message: '保存成功', data: { ...filled, avatar: dataUrl(png()), version: 2 } });
    const again = await save({ job: '教授', version: 2 }, '');
    expect(again.data).toMatchObject({ job: '教授', avatar: dataUrl(png()), thumbnail: dataUrl(png()), version: 3 });
    await save({ avatar: 'data:image/png;base64,none' }, dataUrl(jpeg(), 'image/png'));
    expect((await load()).avatar).toBe(dataUrl(jpeg(), 'image/jpeg'));
    const people = await server.call(contract.listUsers, { as: 'collegeAdmin', body: { pageNum: 1, pageSize: 50, keyword: '周敏' } });
    expect((people.data as PageInfo<ManagedUser>).pageInfo.list.map(({ id }) => id)).toEqual([cast.majorLeader.id]);
    const [audit] = await database.current.db.select().from(schema.auditLog).orderBy(desc(schema.auditLog.id)).limit(1);
    expect(audit).toMatchObject({ entity: 'users', entityId: cast.majorLeader.id, userId: cast.majorLeader.id });
    expect(JSON.stringify(audit)).not.toContain('base64');
  });

  it('go along with the sign-in: the small picture and the English of the name', async () => {
    const translations = {
      en: {
        userName: { text: 'Zhou Min', updatedAt: '2026-03-01T00:00:00Z' },
        job: { text: 'Professor', updatedAt: '2026-03-01T00:00:00Z' },
      },
    };
    await save({ translations, thumbnail: dataUrl(png(4, 4)) }, dataUrl(png(900, 900, 80_000)));
    await database.current.db
      .update(schema.users)
      .set({ passwordHash: await hashPassword('river-stone-2026') })
      .where(eq(schema.users.id, cast.majorLeader.id));
    const reply = await server.call(contract.login, { body: { email: 'majorLeader@college.example', password: 'river-stone-2026' } });
    expect(reply.data).toMatchObject({ user: { userName: '周敏', thumbnail: dataUrl(png(4, 4)) } });
    expect((reply.data as { user: { translations: unknown } }).user.translations).toEqual({ en: { userName: translations.en.userName } });
    await save({ job: '教授' }, '');
    expect((await load()).translations?.en?.job).toMatchObject({ text: 'Professor', older: true });
  });

  it.each([
    [{ userName: ' ' }, '姓名不能为空'],
    [{ introduction: '' }, '个人简介不能为空'],
    [{ collegeName: '' }, '所在院系不能为空'],
    [{ major: '' }, '任教专业不能为空'],
    [{ job: '' }, '职称不能为空'],
    [{ contactEmail: 'x' }, '联系邮箱不是有效的邮箱地址'],
    [{ userName: '名'.repeat(61) }, '姓名最多 60 个字符'],
    [{ job: 'a\u0000' }, undefined],
    [{ thumbnail: 'javascript:alert(1)' }, undefined],
  ])('refuse %j with a sentence and stay as they are', async (change, sentence) => {
    const before = await account();
    const { code, message } = await save(change);
    expect(code).toBe('30001');
    expect(message).not.toBe('');
    if (sentence !== undefined) expect(message).toBe(sentence);
    expect(await account()).toEqual(before);
    expect((await load()).avatar).toBe('');
  });

  it('refuse to be without a picture, a picture that is none, and text that is no profile', async () => {
    expect(await save({}, '')).toMatchObject({ message: '请上传头像。', data: { field: 'file' } });
    expect((await save({}, 'data:image/png;base64,R0lGODlhAQABAAAAACw=')).message).toBe('头像必须是 jpg 或 png');
    expect((await save({}, 'data:image/png;base64,iVBORw0KGgoA')).message).toBe('图片已损坏，无法打开');
    expect((await save({}, dataUrl(png(2, 2, imageBytes)))).message).toBe('头像不能超过10M');
    expect((await send('{', dataUrl(png()))).message).toBe('个人资料（userInfo）不是有效的 JSON。');
    for (const text of ['null', '[]', '"x"', '{"id":5}', '['.repeat(3000)]) expect((await send(text, dataUrl(png()))).code).toBe('30001');
    expect(await account()).toMatchObject({ userName: 'majorLeader', version: 1 });
  });

  it('are one’s own alone, and one that was changed elsewhere is returned', async () => {
    expect((await save({ id: cast.collegeAdmin.id })).code).toBe('30003');
    await server.call(contract.updateUserName, { as: 'majorLeader', body: { userId: cast.majorLeader.id, userName: '周敏敏' } });
    expect(await save({ version: 1 })).toMatchObject({ code: '30009', data: { userName: '周敏敏', version: 2 } });
    expect((await account()).introduction).toBe('');
  });

  describe('a picture as text', () => {
    const encode = (bytes: Buffer, name = 'a.png') => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name));
      return server.call(contract.encodeImage, { as: 'nobody', body: form });
    };

    it('comes without the head of a data URL', async () => {
      expect(await encode(png())).toMatchObject({ code: '0', data: png().toString('base64') });
      expect(await encode(jpeg(), 'b.jpeg')).toMatchObject({ code: '0', data: jpeg().toString('base64') });
    });

    it.each([
      ['a GIF that is called png', Buffer.from('GIF89a'), '文件格式错误，请选择jpg或png'],
      ['a WebP that is called png', Buffer.from('RIFF____WEBPVP8 '), '文件格式错误，请选择jpg或png'],
      ['an SVG that is called png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '文件格式错误，请选择jpg或png'],
      ['a picture that is cut', png(50, 50).subarray(0, 60), '图片已损坏，无法打开'],
      ['nothing', Buffer.alloc(0), '文件格式错误，请选择jpg或png'],
    ])('refuses %s', async (_, bytes, sentence) => expect(await encode(bytes)).toMatchObject({ code: '30001', message: sentence }));

    it('refuses one over ten megabytes', async () => {
      const { code, message } = await encode(png(2, 2, imageBytes));
      expect([code, message]).toEqual(['30001', '图片大小不能超过10M']);
    });
  });
});
