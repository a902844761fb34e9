import type { Goal } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { createClient } from '../core/client';
import { createGoals } from './goals.resource';

const goal: Goal = { id: 1031, parentId: 1102, courseId: 1004, description: '能建模' };

function aServer(replies: Record<string, unknown>) {
  const calls: { path: string; method: string | undefined; body: unknown }[] = [];
  const client = createClient({
    session: { authToken: () => 't', clear: () => undefined, language: () => '80101' },
    async fetch(url, init = {}) {
      const path = String(url).replace('/college/api', '');
      calls.push({ path, method: init.method, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
      return Response.json({ code: '0', message: '', data: replies[path.split('?')[0] ?? ''] });
    },
  });
  return { calls, goals: createGoals(client) };
}

describe('createGoals', () => {
  it('lists the goals of a course under the indicator points of a major', async () => {
    const indicators = [{ id: 1102, description: '1.2 建模', children: [goal] }];
    const { goals, calls } = aServer({ '/course/getcoursegoal': indicators });
    await expect(goals.loadGoals(1004, 1001)).resolves.toEqual(indicators);
    expect(calls).toEqual([{ path: '/course/getcoursegoal?courseId=1004&majorId=1001', method: 'GET', body: undefined }]);
  });

  it('adds any number of goals in one call, as new ones', async () => {
    const { goals, calls } = aServer({ '/course/updateCourseGoals': [goal] });
    await goals.addGoals([goal, { ...goal, id: 0, description: '能分析' }]);
    expect(calls).toEqual([
      {
        path: '/course/updateCourseGoals',
        method: 'POST',
        body: [
          { ...goal, id: 0 },
          { ...goal, id: 0, description: '能分析' },
        ],
      },
    ]);
  });

  it('edits by the singular call and deletes by id', async () => {
    const { goals, calls } = aServer({ '/course/updatecoursegoal': { id: 1031 }, '/course/deletecoursegoal': true });
    await goals.updateGoal(goal);
    await goals.deleteGoal(1031);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /course/updatecoursegoal',
      'GET /course/deletecoursegoal?courseGoalId=1031',
    ]);
    expect(calls[0]!.body).toEqual(goal);
  });
});
