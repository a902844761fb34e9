import { randomBytes, randomUUID } from 'node:crypto';
import { access, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, schema, seedSampleProgramme, type OpenDatabase } from '../db';
import { lockFolder } from '../db/folderLock';
import { copyEmptyDatabase, describeOnEachEngine, silentLogger } from '../db/testing';
import { createDatabase } from '../db/testing/createDatabase';
import { allRecords, loadDump } from '../db/testing/loadDump';
import { lostRecords } from '../db/testing/lostRecords';
import { createLog } from '../http/log';
import { askServer, tellServer } from './askServer';
import { connectToServer, serveBackups } from './backupSocket';
import { decryptedText, setPassphraseWork } from './encryption';
import { makeBackup } from './makeBackup';
import { BackupError } from './messages';
import { moveRecords } from './moveRecords';
import { readBackupRecord } from './noteBackups';
import { packArchive, type MakeArchive } from './packArchive';
import { openArchive, type OpenArchive } from './readArchive';
import { restoreArchive, setRestoreBeginning } from './restoreArchive';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });
const serverUrl = process.env.TEST_DATABASE_URL;
let place: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'college-backup-'));
  const undo = setRestoreBeginning(copyEmptyDatabase);
  return async () => {
    undo();
    await rm(place, { recursive: true, force: true });
  };
});

/** The bytes of an archive, and what is said of it. */
async function bytesOf(make: MakeArchive) {
  const parts: Buffer[] = [];
  const packed = await make(async (bytes) => {
    for await (const part of bytes) parts.push(part);
  });
  return { ...packed, bytes: Buffer.concat(parts) };
}

function archiveOf(bytes: Uint8Array, keys = {}): Promise<OpenArchive> {
  return openArchive(decryptedText(Readable.from([Buffer.from(bytes)]), keys));
}

/** All of an archive, in words; its end, against which what was read is held. */
async function readWhole(some: Uint8Array) {
  const { head, records } = await archiveOf(some);
  const all: unknown[] = [head];
  const rows = records();
  let next = await rows.next();
  for (; !next.done; next = await rows.next()) all.push(next.value);
  return { words: JSON.stringify([all, next.value]), contents: next.value };
}

async function recordsAt(target: { url?: string; folder?: string }) {
  const database = await openDatabase({ ...target, logger: silentLogger });
  const records = await allRecords(database.db);
  await database.close();
  return records;
}

/** Texts that no format may change, and random ones. */
function hardValues(): unknown[] {
  const random = fc.sample(fc.jsonValue({ stringUnit: 'grapheme' }), 60);
  const storable = random.filter((value) => value !== null && !JSON.stringify(value).includes('\\u0000'));
  return ['', '\u2028\u2029', '"\\\n\r\t', { a: [null, 1e21, 0.1] }, '𠮷é', 0, false, ...storable];
}

describeOnEachEngine('an archive', (database) => {
  let bytes: Buffer;
  let before: Awaited<ReturnType<typeof allRecords>>;
  beforeAll(async () => {
    const { db } = database.current;
    await seedSampleProgramme(database.current);
    await db.insert(schema.settings).values(hardValues().map((value, index) => ({ key: `hard ${index} \u2028'"\\\n`, value })));
    before = await allRecords(db);
    ({ bytes } = await bytesOf((take) => packArchive(database.current, new Date(), take)));
  });

  const intoFolder = async (folder: string, isReplacing: boolean, some = bytes) =>
    await restoreArchive(await archiveOf(some), { folder }, { isReplacing });

  it('goes into a folder with every record, and not over records', async () => {
    const folder = path.join(place, database.engine);
    // Once as in service: the database is made, too.
    const undo = setRestoreBeginning(database.engine === 'embedded' ? undefined : copyEmptyDatabase);
    await intoFolder(folder, false).finally(undo);
    expect(await recordsAt({ folder })).toEqual(before);
    await expect(intoFolder(folder, false)).rejects.toThrow('holds records already');
    const lock = await lockFolder(folder);
    await expect(intoFolder(folder, true)).rejects.toThrow('in use by another process');
    await lock.release();
  });

  it.runIf(database.engine === 'embedded')(
    'replaces the data of a folder and keeps the former one; a damaged archive changes nothing',
    async () => {
      const folder = path.join(place, 'replaced');
      await copyEmptyDatabase(folder);
      await expect(intoFolder(folder, true, bytes.subarray(0, bytes.length - 9))).rejects.toThrow('damaged or incomplete');
      const names = async () => (await readdir(folder)).filter((name) => !name.startsWith('lock.')).map((name) => name.replace(/\d.*/, ''));
      expect(await names()).toEqual(['data']);
      await intoFolder(folder, true);
      expect(await names()).toEqual(['data', 'data.before-']);
      // Killed between its two renamings.
      await rename(path.join(folder, 'data'), path.join(folder, 'data.restored'));
      expect(await recordsAt({ folder })).toEqual(before);
    },
  );

  it.runIf(serverUrl)('goes into PostgreSQL with every record, or not at all', async () => {
    const url = await createDatabase(serverUrl ?? '', `college_restored_${randomUUID().replaceAll('-', '')}`);
    const restore = async (isReplacing: boolean, some = bytes) => await restoreArchive(await archiveOf(some), { url }, { isReplacing });
    const cut = bytes.subarray(0, bytes.length - 9);
    await expect(restore(false, cut)).rejects.toThrow('damaged or incomplete');
    await restore(false);
    expect(await recordsAt({ url })).toEqual(before);
    await expect(restore(false)).rejects.toThrow('holds records already');
    await expect(restore(true, cut)).rejects.toThrow('damaged or incomplete');
    const server = new pg.Client({ connectionString: url });
    await server.connect();
    await expect(restore(true)).rejects.toThrow(/Something else is connected to .*a pooler such as PgBouncer/);
    await server.query('drop schema drizzle cascade');
    await server.end();
    await expect(restore(true)).rejects.toThrow('tables of another program');
  });

  it.runIf(serverUrl)('replaces no records of a server that has nothing to do', async () => {
    const url = await createDatabase(serverUrl ?? '', `college_restored_${randomUUID().replaceAll('-', '')}`);
    const idle = await openDatabase({ url, logger: silentLogger });
    const server = new pg.Client({ connectionString: serverUrl });
    await server.connect();
    const of = [new URL(url).pathname.slice(1)];
    const namesOf = async () => {
      const { rows } = await server.query<{ name: string }>(
        'select application_name as name from pg_stat_activity where datname = $1 and usename is not null',
        of,
      );
      return rows.map(({ name }) => name);
    };
    // As its pool does by itself after ten seconds.
    await idle.ping();
    const endIdle = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name <> 'college-live'";
    await server.query(endIdle, of);
    await expect.poll(namesOf).toEqual(['college-live']);
    await expect(restoreArchive(await archiveOf(bytes), { url }, { isReplacing: true })).rejects.toThrow('Something else is connected');
    // It comes back where the database ended it.
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', of);
    await expect.poll(namesOf, { timeout: 10_000 }).toEqual(['college-live']);
    await idle.close();
    await expect.poll(namesOf).toEqual([]);
    await restoreArchive(await archiveOf(bytes), { url }, { isReplacing: true });
    await server.end();
  });

  it('is refused wherever it is cut, and a changed byte is refused or changes nothing', async () => {
    const read = async (some: Uint8Array) => (await readWhole(some)).words;
    const whole = await read(bytes);
    const anywhere = fc.nat(bytes.length - 1);
    const refused = fc.asyncProperty(anywhere, async (at) => {
      await expect(read(bytes.subarray(0, at))).rejects.toThrow(BackupError);
    });
    await fc.assert(refused, { numRuns: 25 });
    await fc.assert(
      fc.asyncProperty(anywhere, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ change;
        const outcome = await read(changed).catch((error: unknown) => error);
        expect(outcome instanceof BackupError || outcome === whole).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.runIf(serverUrl)('of an earlier version is brought up to today', async () => {
    const { db } = database.current;
    await loadDump(db, '0016_ticket_ends_with_sign_in');
    const earlier = await allRecords(db);
    const { bytes: packed } = await bytesOf((take) => packArchive(database.current, new Date(), take));
    const archive = await archiveOf(packed);
    expect(archive.head.migration.name).toBe('0016_ticket_ends_with_sign_in');
    const url = await createDatabase(serverUrl ?? '', `college_restored_${randomUUID().replaceAll('-', '')}`);
    await restoreArchive(archive, { url }, { isReplacing: false });
    const after = await recordsAt({ url });
    expect(lostRecords(earlier, after)).toEqual([]);
    expect(Object.keys(after).length).toBeGreaterThan(Object.keys(earlier).length);
  });
});

describeOnEachEngine('a backup', (database) => {
  // What no engine decides.
  const once = it.runIf(database.engine === (serverUrl ? 'postgres' : 'embedded'));
  const made: MakeArchive = (take) => packArchive(database.current, new Date(), take);
  const write = (file: string, keys: object) => makeBackup(made, path.join(place, file), keys, { isVerified: false });
  const opened = async (file: string, keys: object) =>
    (await openArchive(decryptedText(createReadStream(path.join(place, file)), keys))).head;

  once('is encrypted for a passphrase or a key, and for nobody else', async () => {
    const identity = await generateX25519Identity();
    const [byKey, byPassphrase] = [`${database.engine}-key.age`, `${database.engine}-passphrase.age`];
    await write(byKey, { recipient: await identityToRecipient(identity) });
    setPassphraseWork(4);
    await write(byPassphrase, { passphrase: 'orchard' }).finally(() => setPassphraseWork());
    expect((await stat(path.join(place, byKey))).mode & 0o777).toBe(0o600);
    expect(await opened(byKey, { identity })).toMatchObject({ engine: database.engine });
    expect(await opened(byPassphrase, { passphrase: 'orchard' })).toMatchObject({ engine: database.engine });
    await expect(opened(byPassphrase, { passphrase: 'orchards' })).rejects.toThrow('does not open this backup');
    // In service a try costs a second, which is asked for here and not spent.
    const asked: number[] = [];
    const { setScryptWorkFactor } = Encrypter.prototype;
    const spy = vi.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(function (this: Encrypter, work) {
      asked.push(work);
      setScryptWorkFactor.call(this, 5);
    });
    await write('slow.age', { passphrase: 'orchard' }).finally(() => spy.mockRestore());
    expect(asked).toEqual([18]);
    expect((await readFile(path.join(place, 'slow.age'), 'latin1')).split('\n')[1]).toMatch(/^-> scrypt \S+ 5$/);
    await expect(opened(byKey, { identity: await generateX25519Identity() })).rejects.toThrow('does not open this backup');
    // Verified with a key that nobody has afterwards.
    const verified = path.join(place, `${database.engine}-verified.age`);
    await makeBackup(made, verified, { recipient: await identityToRecipient(identity) }, { isVerified: true });
    expect(await opened(path.basename(verified), { identity })).toMatchObject({ engine: database.engine });
    await expect(opened(byKey, {})).rejects.toThrow('is encrypted');
    await expect(write('wrong', { recipient: 'age1' })).rejects.toThrow('is not valid');
    await expect(access(path.join(place, 'wrong.part'))).rejects.toThrow('ENOENT');
  });

  it('reads large records one by one, and small ones together', async () => {
    const picture = (key: string) => ({ key, value: randomBytes(3_000_000).toString('base64') });
    await database.current.db.insert(schema.settings).values([picture('one'), picture('two')]);
    const fetched: string[] = [];
    const alone: OpenDatabase['alone'] = (act) =>
      database.current.alone(async (client) => {
        const query = (text: string) => {
          if (text.startsWith('fetch')) fetched.push(text);
          return client.query(text);
        };
        return await act({ query } as unknown as pg.ClientBase);
      });
    const { bytes } = await bytesOf((take) => packArchive({ engine: database.engine, alone }, new Date(), take));
    await database.current.db.delete(schema.settings);
    expect(fetched).toContain('fetch 1 from records');
    expect(fetched).toContain('fetch 500 from records');
    const { records } = await archiveOf(bytes);
    const lengths: number[] = [];
    for await (const { table, lines } of records()) if (table === 'settings') lengths.push(...lines.map(({ length }) => length));
    expect(lengths.filter((length) => length > 4_000_000)).toHaveLength(2);
  });

  it('that the database ends half way is refused, and leaves no file', async () => {
    const alone: OpenDatabase['alone'] = (act) =>
      database.current.alone(async (client) => {
        const query = (text: string) => (text.startsWith('fetch') ? Promise.reject(new Error('gone')) : client.query(text));
        return await act({ query } as unknown as pg.ClientBase);
      });
    const file = path.join(place, `${database.engine}-half`);
    const packing: MakeArchive = (take) => packArchive({ engine: database.engine, alone }, new Date(), take);
    await expect(makeBackup(packing, file, {}, { isVerified: false })).rejects.toThrow('gone');
    await expect(access(`${file}.part`)).rejects.toThrow('ENOENT');
  });

  once('overwrites no file, and what is no backup is called that', async () => {
    const file = `${database.engine}-other`;
    await writeFile(path.join(place, file), randomBytes(100).fill(7, 0, 2));
    await expect(write(file, {})).rejects.toThrow('exists and was not overwritten');
    await expect(opened(file, {})).rejects.toThrow('not a backup of this program');
  });

  it('holds everything that was acknowledged before it, while people write', async () => {
    const { transaction, db } = database.current as OpenDatabase;
    const acknowledged: number[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let number = 0; !isOver; number += 1) {
        // Both or none.
        const rows = ['left', 'right'].map((side) => ({ key: `written ${number} ${side}`, value: number }));
        await transaction((tx) => tx.insert(schema.settings).values(rows));
        acknowledged.push(number);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const known = acknowledged.length;
    const { bytes } = await bytesOf(made);
    isOver = true;
    await writing;
    const { records } = await archiveOf(bytes);
    const keys: string[] = [];
    for await (const { lines } of records()) keys.push(...lines.flatMap((line) => line.match(/written \d+ (left|right)/g) ?? []));
    const pairs = keys.filter((key) => key.endsWith('left')).length;
    expect(pairs).toBeGreaterThanOrEqual(known);
    expect(keys).toHaveLength(2 * pairs);
    await db.delete(schema.settings);
  });
});

it('is given by the server that works on the folder, to its own user alone', async () => {
  const folder = path.join(place, 'served');
  await copyEmptyDatabase(folder);
  const database = await openDatabase({ folder, logger: silentLogger });
  const stop = await serveBackups(database, folder, createLog('silent'));
  const asked: MakeArchive = async (take) => (await askServer(folder))!(take);
  expect((await stat(path.join(folder, 'backup.sock'))).mode & 0o777).toBe(0o600);
  const [first, second] = await Promise.all([bytesOf(asked), bytesOf(asked)]);
  expect(first.contents).toEqual(second.contents);
  expect(first.waitMilliseconds).toBeGreaterThan(0);
  expect((await archiveOf(first.bytes)).head.engine).toBe('embedded');
  // What the server says of it is what is in it.
  expect((await readWhole(first.bytes)).contents).toEqual(first.contents);
  const made = await makeBackup(asked, path.join(place, 'asked'), {}, { isVerified: false });
  expect(made).toMatchObject({ file: 'asked', isVerified: false, digest: first.contents.digest });
  expect(await tellServer(folder, made)).toBe(true);
  expect((await readBackupRecord(database.db)).last).toEqual(made);
  // One who says nothing and does not leave.
  const silent = await connectToServer(folder);
  await stop();
  silent?.destroy();
  expect(await askServer(folder)).toBeUndefined();
  expect((await readdir(folder)).filter((name) => name.startsWith('backup.'))).toEqual([]);
  await database.close();
});

it('comes from the server also where packing takes longer than a caller may be silent', async () => {
  const folder = path.join(place, 'patient');
  await copyEmptyDatabase(folder);
  const database = await openDatabase({ folder, logger: silentLogger });
  const alone: OpenDatabase['alone'] = async (act) => {
    // Whoever connects later and asks nothing is sent away, so the time of the one who asked is over, too.
    const silent = await connectToServer(folder);
    silent?.resume();
    await once(silent!, 'close');
    return await database.alone(act);
  };
  const stop = await serveBackups({ ...database, alone }, folder, createLog('silent'), 500);
  const { bytes, contents } = await bytesOf(async (take) => (await askServer(folder))!(take));
  expect((await readWhole(bytes)).contents).toEqual(contents);
  await stop();
  await database.close();
});

it.runIf(serverUrl)('is moved from a folder into PostgreSQL, not while a server works on the folder and not over records', async () => {
  const folder = path.join(place, 'moved');
  await copyEmptyDatabase(folder);
  const database = await openDatabase({ folder, logger: silentLogger });
  await seedSampleProgramme(database);
  const before = await allRecords(database.db);
  const url = await createDatabase(serverUrl ?? '', `college_moved_${randomUUID().replaceAll('-', '')}`);
  await expect(moveRecords(folder, url)).rejects.toThrow('in use by another process');
  await database.close();
  await moveRecords(folder, url);
  expect(await recordsAt({ url })).toEqual(before);
  await expect(moveRecords(folder, url)).rejects.toThrow('holds records already');
});
