import type { StatePart } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { canonicalPart, hashOf, packPart, partFormat } from '../partContent';
import { createAnswerer } from './answerJob';
import type { AskJob } from './editionJob';
import { createPartMemory } from './partMemory';

const part = (kind: StatePart['kind'], lineage: number, name = ''): StatePart => ({
  kind,
  lineage,
  records: { [kind]: [{ key: '', fields: name === '' ? {} : { name } }] },
});
const stored = async (one: StatePart) => {
  const canonical = canonicalPart(one);
  return { hash: hashOf(canonical), format: partFormat, content: await packPart(canonical) };
};

it('forgets what was used longest ago, and only between jobs', () => {
  const memory = createPartMemory(20);
  for (const [at, hash] of ['a', 'b', 'c'].entries()) memory.add(hash, part('course', at), 10);
  expect(memory.missing(['a', 'b', 'c', 'd', 'd'])).toEqual(['d']);
  expect(memory.stateOf(['a', 'c']).courses).toHaveLength(1);
  memory.trim();
  expect(memory.missing(['a', 'b', 'c'])).toEqual(['b']);
  expect(() => memory.stateOf(['b'])).toThrow('not in memory');
  expect(() => memory.stateOf([])).toThrow('without the part of its major');
});

it('asks for the parts that it lacks, and compares once it has them', async () => {
  const answer = createAnswerer();
  const [major, before, after] = await Promise.all([part('major', 7), part('course', 1, '甲'), part('course', 1, '乙')].map(stored));
  const states = [
    [major!.hash, before!.hash],
    [major!.hash, after!.hash],
  ];
  const asked = { language: 'zh', entries: [], wanted: { pageNum: 1, pageSize: 10 } } as const;
  const job = { act: 'ask', about: 'changes', asked, states, contents: [] } satisfies AskJob<'changes'>;
  expect(await answer(job)).toEqual({ missing: [major!.hash, before!.hash, after!.hash] });
  expect(await answer({ ...job, contents: [major!, before!, after!] })).toMatchObject({
    answer: { pageInfo: { total: 1, list: [{ at: 'course:1', way: 'renamed', authors: [] }] } },
  });
  expect(await answer(job)).toMatchObject({ answer: { pageInfo: { total: 1 } } });
});
