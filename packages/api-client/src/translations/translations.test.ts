import { isEnglishOlder } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockClient } from '../mock-api/mockClient';
import { createMockPorts } from '../mock-api/mockPorts';

function aMock(as: 'departmentManager' | 'courseLeader' = 'departmentManager') {
  const backend = createMockBackend({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  return { backend, client: createMockClient(backend, { as }), ...createMockPorts(backend, { as }) };
}

describe('English translations in the mock API', () => {
  it('is outdated once its Chinese was saved again, and current once it was confirmed', async () => {
    const { translations, goals, backend } = aMock();
    const goal = backend.state.goals.find(({ courseId }) => courseId === 1004)!;
    const { translations: english, ...bare } = goal;
    await goals.updateGoal({ ...bare, description: '能够比较两种存储结构' });
    const textOfGoal = async () => (await translations.listCourseTexts(1004)).find(({ kind, id }) => kind === 'goal' && id === goal.id)!;
    const older = await textOfGoal();
    expect(older).toMatchObject({ zh: '能够比较两种存储结构', en: english!.en!['description']!.text, older: true });
    const { list } = await translations.saveTexts([
      { kind: 'goal', id: goal.id, texts: { description: older.en! }, was: { description: { zh: older.zh, en: older.en! } } },
    ]);
    expect(isEnglishOlder(list[0]!, 'description')).toBe(false);
    expect((await textOfGoal()).older).toBeUndefined();
  });

  it('is removed by an empty text, and refused where there is no such field, too much of it, or no right', async () => {
    const { translations, backend } = aMock();
    const name = { zh: '数据结构', en: backend.state.courseUnits.find(({ id }) => id === 1004)!.translations!.en!['name']!.text };
    const was = { name, code: { zh: '', en: '' } };
    const save = (texts: Record<string, string>, id = 1004) => translations.saveTexts([{ kind: 'course', id, texts, was }]);
    await save({ name: ' ' });
    expect(backend.state.courseUnits.find(({ id }) => id === 1004)!.translations?.en?.['name']).toBeUndefined();
    await expect(save({ code: 'x' })).rejects.toMatchObject({ code: '30001' });
    await expect(save({ name: 'x'.repeat(201) })).rejects.toMatchObject({ code: '30001' });
    await expect(save({ name: 'x' }, 999_999)).rejects.toMatchObject({ code: '30004' });
    const leader = aMock('courseLeader').translations;
    await expect(leader.saveTexts([{ kind: 'major', id: 1001, texts: { name: 'x' }, was: { name } }])).rejects.toMatchObject({
      code: '30003',
    });
  });

  it('is not touched when everything is put back', async () => {
    const { client, backend } = aMock();
    backend.state.courseUnits.find(({ id }) => id === 1004)!.name = '算法';
    await client.call(allEndpoints.resetFixtures);
    const unit = backend.state.courseUnits.find(({ id }) => id === 1004)!;
    expect([unit.name, isEnglishOlder(unit, 'name')]).toEqual(['数据结构', false]);
  });
});
