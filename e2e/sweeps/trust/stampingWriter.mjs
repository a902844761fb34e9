/** A person who saves one kind of thing after the other in a course of their own, and remembers what was acknowledged. */
import { stampedSaves, stampsIn } from './stampedSaves.mjs';
import { isInterrupted } from './watchedCalls.mjs';

/** `tell` is called with each fault: an unexpected rejection, half a save, a lost save. */
export function stampingWriter(client, courseId, tell) {
  const kinds = Object.entries(stampedSaves(client, courseId));
  const acknowledged = [];
  /** Of each kind: the last acknowledged stamp, and those sent since without a response; one of them is stored. */
  const last = new Map(kinds.map(([kind]) => [kind, { kept: undefined, perhaps: [] }]));
  let turn = 0;

  async function save() {
    const [kind, { save }] = kinds[turn % kinds.length];
    const stamp = `${courseId} ${kind} ${(turn += 1)}`;
    last.get(kind).perhaps.push(stamp);
    try {
      await save(stamp);
      acknowledged.push(stamp);
      last.set(kind, { kept: stamp, perhaps: [] });
    } catch (error) {
      if (!isInterrupted(error)) throw error;
      await check();
    }
  }

  /** Checks everything saved so far, through any server. */
  async function check(from = client) {
    for (const [kind, { read }] of Object.entries(stampedSaves(from, courseId))) await checkKind(kind, read);
  }

  async function checkKind(kind, read) {
    const parts = (await patiently(read)).map((text) => stampsIn(text).join());
    const { kept, perhaps } = last.get(kind);
    const found = [...new Set(parts)];
    if (found.length > 1) tell(`course ${courseId}, ${kind}: half a save (${found.join(' | ')})`);
    const expected = kept === undefined ? ['', ...perhaps] : [kept, ...perhaps];
    if (found.length === 1 && !expected.includes(found[0]))
      tell(`course ${courseId}, ${kind}: ${found[0]} stands where ${kept} was acknowledged`);
    last.set(kind, { kept: found[0] || undefined, perhaps: [] });
  }

  return {
    acknowledged,
    check,
    async work() {
      for (;;) {
        await save().catch((error) => tell(`course ${courseId}: ${error.code ?? error.name} ${error.message}`));
      }
    },
  };
}

/** A read that is interrupted is begun again, as people do. */
async function patiently(read) {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isInterrupted(error)) throw error;
    }
  }
}
