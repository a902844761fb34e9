/** What a source throws when the server answered and said no. */
export function aRefusal(message: string, code = '30001'): Error {
  return Object.assign(new Error(message), { code });
}
