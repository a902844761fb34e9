/** Small disks of their own, for whoever may mount some: elsewhere a full disk would be everybody's. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';

/** Whether this process may mount a disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a disk in memory; `fill` leaves no byte, `free` releases the space. */
export function mountDisk(megabytes) {
  const place = mkdtempSync(join(tmpdir(), 'college-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', place]);
  const filler = join(place, 'filler');
  return {
    place,
    fill() {
      const file = openSync(filler, 'w');
      const part = Buffer.alloc(4096);
      try {
        for (;;) writeSync(file, part);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly: () => execFileSync('mount', ['-o', 'remount,ro', place]),
    remove() {
      execFileSync('umount', ['--lazy', place]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Makes a database whose tables are on the disk; returns its URL. */
export async function databaseOnDisk({ url }, place) {
  execFileSync('chown', ['postgres', place]);
  const { db, close } = await openDatabase({ url, logger: silentLogger });
  await db.execute(`create tablespace apart location '${place}'`);
  await db.execute('create database apart tablespace apart');
  await close();
  const address = new URL(url);
  address.pathname = '/apart';
  return address.href;
}
