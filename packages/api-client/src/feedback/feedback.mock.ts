import type { Feedback } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { pageOf } from '../mock-api/paging';

function keep(state: MockState, user: SampleUser, feedback: Feedback): true {
  state.feedback.unshift({ ...feedback, id: state.nextId(), userId: user.id, userName: user.userName, createTime: state.now() });
  return true;
}

export const feedbackMocks = {
  sendFeedback: ({ body, state, user }) => keep(state, user, body),
  sendFeedbackText: ({ body, state, user }) => keep(state, user, { unique: `text-${state.nextId()}`, description: body, images: [] }),
  listFeedback: ({ query, state }) => pageOf(state.feedback, query),
} satisfies Partial<MockHandlers>;
