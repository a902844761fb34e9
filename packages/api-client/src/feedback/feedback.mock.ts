import { imageTypeOf, type Feedback, type FeedbackInput } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { pageOf } from '../mock-api/paging';
import { personName } from '../mock-api/people';
import { found, refusals } from '../mock-api/refusals';

function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  } catch {
    throw refusals.invalid('images', data.slice(0, 20));
  }
}

function imagesOf(state: MockState, images: FeedbackInput['images']): Feedback['images'] {
  return images.map((image) => {
    const type = imageTypeOf(bytesOf(image.data));
    if (!type) throw refusals.invalid('images', image.name);
    return { ...image, id: state.nextId(), type, data: image.data.slice(image.data.indexOf(',') + 1) };
  });
}

function keep(state: MockState, user: SampleUser, { images, ...feedback }: FeedbackInput): true {
  const read = imagesOf(state, images);
  const former = state.feedback.find(({ unique, userId }) => unique === feedback.unique && userId === user.id);
  if (former) {
    const isSame = former.description === feedback.description && contentOf(former.images) === contentOf(read);
    if (!isSame) throw refusals.invalid('unique', feedback.unique);
    return true;
  }
  state.feedback.unshift({ ...feedback, images: read, id: state.nextId(), createTime: state.now(), userId: user.id });
  return true;
}

function contentOf(images: Feedback['images']): string {
  return JSON.stringify(images.map(({ name, data }) => [name, data]));
}

export const feedbackMocks = {
  sendFeedback: ({ body, state, user }) => keep(state, user, body),
  sendFeedbackText: ({ body, state, user }) => keep(state, user, { unique: `text-${state.nextId()}`, description: body, images: [] }),

  listFeedback({ query, state, language }) {
    const records = state.feedback.map(({ images, ...record }) => ({
      ...record,
      userName: personName(state, record.userId, language),
      images: images.map(({ data, id, ...image }) => ({ ...image, id: Number(id), size: bytesOf(data).length })),
    }));
    return pageOf(records, query);
  },

  getFeedbackImage({ query: { id }, state }) {
    const image = found(state.feedback.flatMap(({ images }) => images).find((one) => one.id === id));
    return new File([bytesOf(image.data)], image.name, { type: image.type });
  },
} satisfies Partial<MockHandlers>;
