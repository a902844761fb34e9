import { expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';
import { onePixel } from '../conformance/onePixel';

const picture = { id: 1, unique: 'feedback-0001', name: 'a.png', type: 'image/png' as const, data: onePixel };
const first = { unique: 'feedback-0001', description: '字太小', images: [picture] };

it.each([
  ['another text', { description: '字太小，行距也太小' }],
  ['no picture', { images: [] }],
  ['a picture more', { images: [picture, picture] }],
])('refuses %s under a key that was used; the same again is kept once', async (_, changes) => {
  const { feedback } = createMockPorts(createMockBackend());
  await feedback.sendFeedback(first);
  await expect(feedback.sendFeedback({ ...first, ...changes })).rejects.toMatchObject({ code: '30001' });
  await feedback.sendFeedback(first);
  const { pageInfo } = await feedback.listFeedback({ pageNum: 1, pageSize: 10 });
  expect(pageInfo).toMatchObject({ total: 1, list: [{ description: '字太小', images: [{ name: 'a.png' }] }] });
});
