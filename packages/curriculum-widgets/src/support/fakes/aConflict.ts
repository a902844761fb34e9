/** The rejection of a call that was based on an older version. */
export function aConflict(sentence: string, current: unknown = null): Error {
  return Object.assign(new Error(sentence), { code: '30009', data: current });
}
