import { describe, expect, it, vi } from 'vitest';
import type { Database, Queries } from '../database';
import { WatchedReplica } from './WatchedReplica';

// What is asked of either is its name.
const [there, here] = ['primary', 'replica'] as unknown as [Queries, Database];
const nameOf = async (db: Queries) => String(db as unknown);

const tooLarge = new Error('too large');
const isFinal = (error: unknown) => error === tooLarge;

function aReplica() {
  const clock = { now: 0 };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const replica = new WatchedReplica({ db: here, logger, clock: () => clock.now });
  const look = (primary: number, replayed: number) => replica.note({ at: clock.now, primary: BigInt(primary), replayed: BigInt(replayed) });
  const read = (wroteAt: string | null = null, act = nameOf) => replica.read({ wroteAt, primary: there, isFinal }, act);
  return { clock, logger, replica, look, read };
}

describe('a read that may be late', () => {
  it('is answered by the replica while it is at most a second old', async () => {
    const { clock, look, read, replica } = aReplica();
    expect(await read()).toBe('primary');
    look(0x20, 0x20);
    clock.now = 1000;
    expect(await read()).toBe('replica');
    clock.now = 1001;
    expect(await read()).toBe('primary');
    expect(replica.measures()).toEqual({ ageSeconds: 1.001, reads: { replica: 1, ownWrite: 0, behind: 1, away: 1, repeated: 0 } });
  });

  it('is answered by the primary until the replica has replayed what the person wrote', async () => {
    const { look, read, replica } = aReplica();
    look(0x20, 0x20);
    expect([await read('0/20'), await read('0/21'), await read('1/0')]).toEqual(['replica', 'primary', 'primary']);
    look(0x21, 0x21);
    expect(await read('0/21')).toBe('replica');
    expect(replica.measures().reads).toMatchObject({ replica: 2, ownWrite: 2 });
  });

  it('is asked of the primary where the replica fails or finds nothing, and fails as there', async () => {
    const { look, read, replica } = aReplica();
    look(1, 1);
    const failing = async (db: Queries) => {
      if (db === here) throw new Error('canceling statement due to conflict with recovery');
      return nameOf(db);
    };
    expect(await read(null, failing)).toBe('primary');
    await expect(
      read(null, async (db) => {
        throw new Error(await nameOf(db));
      }),
    ).rejects.toThrow('primary');
    expect(replica.measures().reads).toMatchObject({ replica: 0, repeated: 2 });
  });

  it('is asked once where what fails would fail on the primary, too', async () => {
    const { look, read, replica } = aReplica();
    look(1, 1);
    const act = vi.fn(() => Promise.reject(tooLarge));
    await expect(read(null, act)).rejects.toBe(tooLarge);
    expect(act).toHaveBeenCalledOnce();
    expect(replica.measures().reads).toMatchObject({ replica: 1, repeated: 0 });
  });

  it('does not wait for a replica that is lost twice in turn meanwhile', async () => {
    const { look, read, replica } = aReplica();
    look(1, 1);
    const reading = read(null, (db) => (db === here ? new Promise(() => undefined) : nameOf(db)));
    replica.lose(new Error('no answer'));
    expect(await read()).toBe('primary');
    expect(replica.measures()).toMatchObject({ ageSeconds: undefined, reads: { away: 1, repeated: 0 } });
    replica.lose(new Error('no answer'));
    expect(await reading).toBe('primary');
    expect(replica.measures().reads.repeated).toBe(1);
  });

  it('waits for one that was lost for a moment', async () => {
    const { look, read, replica } = aReplica();
    look(1, 1);
    let answer = (_name: string) => {};
    const reading = read(null, () => new Promise<string>((resolve) => (answer = resolve)));
    replica.lose(new Error('no answer'));
    look(1, 1);
    replica.lose(new Error('no answer'));
    answer('late');
    expect(await reading).toBe('late');
  });
});

it('says once that a replica is away or behind, and once that it is back', () => {
  const { clock, logger, look, replica } = aReplica();
  for (let turn = 0; turn < 5; turn += 1) replica.lose(new Error('refused'));
  look(1, 1);
  for (let turn = 0; turn < 8; turn += 1) {
    clock.now += 250;
    look(2 + turn, 1);
  }
  look(10, 10);
  expect(logger.warn.mock.calls.map(([, sentence]) => sentence)).toEqual([
    expect.stringContaining('not reached'),
    expect.stringContaining('more than a second behind'),
  ]);
  expect(logger.info).toHaveBeenCalledTimes(2);
});
