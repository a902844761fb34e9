import { expect, it } from 'vitest';
import { manageActs } from './manageActs';

const person = (permissionId: number) => ({ id: 1, permissionId, relativeId: 1001, collegeId: 1001 });

it('finds the parts of the administration for those who have them, in either language', () => {
  const acts = manageActs(person(5), 'zh');
  expect(acts.map(({ title }) => title)).toEqual(['检查规则', '评审步骤', '期限计划']);
  expect(acts[1]).toMatchObject({ otherTitle: 'Steps of the review', href: '/course/manage?tab=review' });
  expect(manageActs(person(2000), 'en')).toEqual([]);
});
