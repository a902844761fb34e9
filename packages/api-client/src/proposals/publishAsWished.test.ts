import { usualSteps } from '@college/curriculum-model';
import { rulesBeforeSyllabuses, supportedBindings } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';

const majorId = 1001;

it('an approved draft whose merge somebody decides is published by the mock as was wished', async () => {
  const backend = createMockBackend({ fixtures: { bindings: supportedBindings } });
  const { state } = backend;
  state.rules.set(1001, { settings: rulesBeforeSyllabuses, version: 1 });
  const { editions, editionMerging, proposals, reviewSteps } = createMockPorts(backend, { as: 'collegeAdmin' });
  await reviewSteps.saveSteps({ version: 0, steps: usualSteps.filter(({ key }) => key === 'office') });
  let editionId = 0;
  const asked = { unique: 'publish-as-wished-1', majorId, kind: 'draft' as const, name: '2026 修订稿' };
  for await (const message of editions.startEdition(asked)) editionId = message.editionId ?? editionId;
  const draftId = state.editions.find(({ id }) => id === editionId)!.majorId;
  const unitIn = (major: number | null) =>
    state.courseUnits.find((unit) => unit.majorId === major && (state.lineages.get(unit.id) ?? unit.id) === 1004)!;
  Object.assign(unitIn(draftId), { name: '数据结构（修订）' });
  const publish = { name: '2026 版', entryYear: 2026 };
  const { id, seen, round } = await proposals.sendProposal({ editionId, summary: '改名', publish });
  Object.assign(unitIn(majorId), { name: '数据结构（现行也改了）' });
  const waiting = await proposals.decideProposal({ id, round, seen: seen ?? '', step: 'office', act: 'approve' });
  expect(waiting.status).toBe('approved');
  const plan = await editionMerging.planMerge({ id: editionId, into: 'current', take: 'all', choices: {} });
  const choices = Object.fromEntries(plan.conflicts.map(({ key }) => [key, 'draft' as const]));
  await editionMerging.mergeEdition({ id: editionId, seen: plan.seen, take: 'all', choices, keepOpen: false });
  expect((await proposals.loadProposal(id)).events.map(({ kind }) => kind).slice(0, 2)).toEqual(['published', 'merged']);
  expect(state.editions.some(({ kind, name }) => kind === 'published' && name === publish.name)).toBe(true);
});
