import type { Erasure } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { closeMockSessions } from '../auth/mockSessions';

/** What deleting the data of somebody removes and leaves. */
export function mockErasure(state: MockState, id: number): Erasure {
  const count = (list: readonly { userId: number | null }[]) => list.filter(({ userId }) => userId === id).length;
  return {
    id,
    removed: {
      account: 1,
      picture: state.profiles.get(id)?.avatar ? 1 : 0,
      signIns: state.signIns.get(id)?.length ?? 0,
      secondFactor: state.secondFactors.has(id) ? 1 : 0,
      notices: state.securityNotices.get(id)?.length ?? 0,
      mails: state.outbox.filter(({ userId }) => userId === id).length,
      feedbackPictures: state.feedback.filter(({ userId }) => userId === id).reduce((sum, { images }) => sum + images.length, 0),
      courses: count(state.courseManagers),
    },
    kept: {
      changes: count(state.history),
      comments: state.commentThreads.reduce((sum, { comments }) => sum + comments.filter(({ userId }) => userId === id).length, 0),
      decisions: count(state.proposals),
      feedbacks: count(state.feedback),
      securityEvents: state.security.filter(({ actor, person }) => actor?.id === id || person?.id === id).length,
    },
  };
}

/** Removes all that is only about this person; what stays calls them a former member. */
export function eraseMockPerson(state: MockState, { id }: SampleUser): void {
  closeMockSessions(state, id);
  state.users = state.users.filter((one) => one.id !== id);
  state.formerMembers.add(id);
  for (const kept of [
    state.passwords,
    state.signIns,
    state.secondFactors,
    state.disabled,
    state.securityNotices,
    state.noticesSeen,
    state.noticeMails,
  ]) {
    kept.delete(id);
  }
  for (const kept of [state.limits, state.profiles, state.holdings]) kept.delete(id);
  state.outbox = state.outbox.filter(({ userId }) => userId !== id);
  state.courseManagers = state.courseManagers.filter(({ userId }) => userId !== id);
  for (const feedback of state.feedback) if (feedback.userId === id) feedback.images = [];
}
