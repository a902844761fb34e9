import { randomUUID } from 'node:crypto';
import { getFeedbackImage, listFeedback, sendFeedback, sendFeedbackText } from '@college/api-client/contract';
import type { FeedbackRecord, Language, PageInfo } from '@college/curriculum-model';
import type { Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { FileAnswer } from '../http/fileAnswer';
import { notFound } from '../http/refusal';
import { inReadersLanguage } from '../majors/presentMajor';
import { findImage, listFeedbacks, listImages } from './feedbackRepository';
import { keepFeedback } from './keepFeedback';
import { feedbackMessages } from './messages';

/** The calls about feedback (core §7). */
export const feedbackCalls: readonly MountedCall[] = [
  handle(
    sendFeedback,
    ({ db, body, caller, now, services }) => keepFeedback(db, body, { userId: caller.id, now, budgets: services.settings.budgets }),
    {
      blank: { description: feedbackMessages.empty },
      success: feedbackMessages.submitted,
    },
  ),
  handle(
    sendFeedbackText,
    ({ db, body, caller, now, services }) => {
      const text = { unique: `text-${randomUUID()}`, description: body, images: [] };
      return keepFeedback(db, text, { userId: caller.id, now, budgets: services.settings.budgets });
    },
    { blank: { '': feedbackMessages.empty }, success: feedbackMessages.submitted },
  ),
  handle(listFeedback, ({ db, query, caller, language }) => readPage(db, caller.collegeId, query, language)),
  handle(getFeedbackImage, async ({ db, query, caller }) => {
    const image = await findImage(db, caller.collegeId, query.id);
    if (!image) throw notFound(feedbackMessages.imageMissing);
    return new FileAnswer({ name: image.name, type: image.type, bytes: image.data });
  }),
];

async function readPage(
  db: Queries,
  collegeId: number,
  page: { pageNum: number; pageSize: number },
  language: Language,
): Promise<PageInfo<FeedbackRecord>> {
  const { rows, total } = await listFeedbacks(db, collegeId, page);
  const images = await listImages(
    db,
    rows.map(({ id }) => id),
  );
  const list = rows.map(({ userName, translations, ...row }) => ({
    ...row,
    userName: inReadersLanguage({ userName, translations }, 'userName', language),
    createTime: row.createTime.toISOString(),
    images: images
      .filter(({ feedbackId }) => feedbackId === row.id)
      .map(({ id, unique, name, type, size }) => ({ id, unique, name, type, size })),
  }));
  return { pageInfo: { list, total } };
}
