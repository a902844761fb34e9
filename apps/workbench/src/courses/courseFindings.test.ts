import { createClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { courseFindingsOptions, readFindingsOfCourse } from './courseFindings';

const words = { zh: '占位文字', en: 'Placeholder' };
const finding = (at: string) => ({
  id: `text.placeholder.${at}`,
  aliases: [],
  rule: 'text.placeholder',
  level: 'warning',
  at,
  sentence: words,
  owner: words,
  record: words,
  basis: 'b1',
});
const answer = {
  findings: [finding('course:1004/goal:31'), finding('course:1005/goal:41'), finding('major')],
  courses: [
    { lineage: 1004, courseId: 30 },
    { lineage: 1005, courseId: 40 },
  ],
};
const major = { majorId: 7, draft: { id: 12, homeMajorId: 1001 } };

function aCollege() {
  const fetch = vi.fn(async () => Response.json({ code: '0', message: '', data: answer }));
  const session = { authToken: () => undefined, clear: () => {}, language: () => '80101' };
  return { fetch, client: createClient({ session, fetch }), queryClient: new QueryClient() };
}

it('reads the findings of one course, once for all who ask at the time', async () => {
  const { fetch, client, queryClient } = aCollege();
  const read = () => readFindingsOfCourse(queryClient, client, major, 30);
  const [one, other] = await Promise.all([read(), read()]);
  expect(one.map(({ finding: { at } }) => at)).toEqual(['course:1004/goal:31']);
  expect(other).toEqual(one);
  expect(fetch).toHaveBeenCalledOnce();
});

it('reads them again for the marks after a change of the course', async () => {
  const { fetch, client, queryClient } = aCollege();
  const marks = new QueryObserver(queryClient, courseFindingsOptions(client, major, 30));
  const stop = marks.subscribe(() => {});
  await vi.waitFor(() => expect(marks.getCurrentResult().data).toHaveLength(1));
  answer.findings = [];
  await queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(7) });
  expect(marks.getCurrentResult().data).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});
