import { isEnglishOlder } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract';
import { createClient } from '../core/client';
import { createGoals } from '../goals/goals.resource';
import { createMockFetch } from '../mock-api/createMockFetch';
import { createTranslations } from './translations.resource';

function aMock(as: 'departmentManager' | 'courseLeader' = 'departmentManager') {
  const mockFetch = createMockFetch({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  const { authToken } = aLoginInfo(as).data;
  const client = createClient({ fetch: mockFetch, session: { authToken: () => authToken, clear: () => undefined } });
  return { client, mockFetch, translations: createTranslations(client), goals: createGoals(client) };
}

describe('English beside the Chinese of the mock API', () => {
  it('is older once its Chinese was saved anew, and right again once it was confirmed', async () => {
    const { translations, goals, mockFetch } = aMock();
    const goal = mockFetch.state.goals.find(({ courseId }) => courseId === 1004)!;
    const { translations: english, ...bare } = goal;
    await goals.updateGoal({ ...bare, description: '能够比较两种存储结构' });
    const textOfGoal = async () => (await translations.listCourseTexts(1004)).find(({ kind, id }) => kind === 'goal' && id === goal.id)!;
    const older = await textOfGoal();
    expect(older).toMatchObject({ zh: '能够比较两种存储结构', en: english!.en!['description']!.text, older: true });
    const [saved] = await translations.saveTexts([{ kind: 'goal', id: goal.id, texts: { description: older.en! } }]);
    expect(isEnglishOlder(saved!, 'description')).toBe(false);
    expect((await textOfGoal()).older).toBeUndefined();
  });

  it('is removed by an empty text, and refused where there is no such field, too much of it, or no right', async () => {
    const { translations, mockFetch } = aMock();
    const save = (texts: Record<string, string>, id = 1004) => translations.saveTexts([{ kind: 'course', id, texts }]);
    await save({ name: ' ' });
    expect(mockFetch.state.courseUnits.find(({ id }) => id === 1004)!.translations?.en?.['name']).toBeUndefined();
    await expect(save({ code: 'x' })).rejects.toMatchObject({ code: '30001' });
    await expect(save({ name: 'x'.repeat(201) })).rejects.toMatchObject({ code: '30001' });
    await expect(save({ name: 'x' }, 999_999)).rejects.toMatchObject({ code: '30004' });
    const leader = aMock('courseLeader').translations;
    await expect(leader.saveTexts([{ kind: 'major', id: 1001, texts: { name: 'x' } }])).rejects.toMatchObject({ code: '30003' });
  });

  it('is not touched when everything is put back', async () => {
    const { client, mockFetch } = aMock();
    mockFetch.state.courseUnits.find(({ id }) => id === 1004)!.name = '算法';
    await client.call(allEndpoints.resetFixtures);
    const unit = mockFetch.state.courseUnits.find(({ id }) => id === 1004)!;
    expect([unit.name, isEnglishOlder(unit, 'name')]).toEqual(['数据结构', false]);
  });
});
