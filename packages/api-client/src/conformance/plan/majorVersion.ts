import type { Ask } from '../ask';

/** The version of a major as it is stored now; undefined where the backend has none. */
export async function majorVersion(ask: Ask, majorid: number): Promise<number | undefined> {
  return (await ask.data('getMajorInfo', { query: { majorid, record: '1' } })).version;
}
