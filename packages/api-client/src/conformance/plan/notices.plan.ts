import { newsFields, talentReportFields } from '@college/curriculum-model';
import { excerpt } from '../mismatch';
import { onePixel } from '../onePixel';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { answersRecord } from './answersRecord';
import { textsReadBack } from './textsReadBack';

const page = { pageNum: 1, pageSize: 10 };

/** News of the college. */
export const newsPlan = [
  step('listNews', {
    phase: 'find',
    makes: ['newsId'],
    input: () => ({ query: page }),
    keep: ({ answer, world }) => world.keep('newsId', answer.pageInfo.list[0]?.id),
  }),
  step('getNews', { phase: 'read', input: (world) => ({ query: { id: world.peek('newsId') ?? world.need('ownNewsId') } }) }),
  step('saveNews', {
    phase: 'make',
    makes: ['ownNewsId'],
    input: (world) => ({ body: { id: 0, title: world.named('news'), content: 'content' } }),
    keep: ({ answer, world }) => {
      world.cleanUp.add('news', answer.id, world.named('news'));
      world.keep('ownNewsId', answer.id);
    },
    rules: [
      answersRecord((ask, id) => ask.data('getNews', { query: { id } })),
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) =>
          textsReadBack(newsFields, input.body, await ask.data('getNews', { query: { id: answer.id } })),
      },
      {
        says: rules.isFound,
        fault: async ({ answer, ask, world }) => {
          const { pageInfo } = await ask.data('listNews', { query: { ...page, keyword: world.stamp } });
          return pageInfo.list.some(({ id }) => id === answer.id) ? undefined : excerpt(pageInfo.list);
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const body = { ...input.body, id: answer.id, version: answer.version };
      await ask.data('saveNews', { body: { ...body, content: 'changed' } });
      return { body: { ...body, content: 'changed by somebody else' } };
    },
  }),
  step('deleteNews', {
    phase: 'remove',
    input: async (world, ask) => {
      const id = world.need('ownNewsId');
      return { body: { id, version: (await ask.data('getNews', { query: { id } })).version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('news', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getNews', { query: { id: input.body.id } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];

/** Talent demand reports. */
export const talentPlan = [
  step('listTalentReports', {
    phase: 'find',
    makes: ['talentId'],
    input: () => ({ body: page }),
    keep: ({ answer, world }) => world.keep('talentId', answer.list[0]?.id),
  }),
  step('getTalentReport', { phase: 'read', input: (world) => ({ query: { id: world.peek('talentId') ?? world.need('ownTalentId') } }) }),
  step('saveTalentReport', {
    phase: 'make',
    makes: ['ownTalentId'],
    input: (world) => ({
      body: {
        id: 0,
        name: world.named('report'),
        department: 'institution',
        fileName: '',
        fileUrl: '',
        picUrl: `data:image/png;base64,${onePixel}`,
        type: 0 as const,
        majorId: world.need('ownMajorId'),
      },
    }),
    keep: ({ answer, world }) => {
      world.cleanUp.add('talent', answer.id, world.named('report'));
      world.keep('ownTalentId', answer.id);
    },
    rules: [
      answersRecord((ask, id) => ask.data('getTalentReport', { query: { id } })),
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) => {
          const found = await ask.data('getTalentReport', { query: { id: answer.id } });
          return found.picUrl === '' ? 'picUrl' : textsReadBack(talentReportFields, input.body, found);
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const body = { ...input.body, id: answer.id, version: answer.version };
      await ask.data('saveTalentReport', { body: { ...body, department: 'another institution' } });
      return { body: { ...body, department: 'a third institution' } };
    },
  }),
  step('deleteTalentReport', {
    phase: 'remove',
    input: async (world, ask) => {
      const id = world.need('ownTalentId');
      return { query: { id, version: (await ask.data('getTalentReport', { query: { id } })).version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('talent', input.query.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getTalentReport', { query: { id: input.query.id } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];

/** Feedback with pictures; nothing takes it away again. */
export const feedbackPlan = [
  step('sendFeedback', {
    phase: 'make',
    input: (world) => ({
      body: {
        unique: `conformance-${world.stamp}`,
        description: world.named('feedback'),
        images: [{ id: 1, unique: `image-${world.stamp}`, name: 'pixel.png', type: 'image/png', data: onePixel }],
      },
    }),
    keep: ({ input, world }) => world.cleanUp.leave(input.body.description),
    rules: [
      {
        says: rules.keptOnce,
        fault: async ({ input, ask }) => {
          await ask.data('sendFeedback', input);
          const { pageInfo } = await ask.data('listFeedback', { query: { pageNum: 1, pageSize: 20 } });
          const count = pageInfo.list.filter(({ description }) => description === input.body.description).length;
          return count === 1 ? undefined : `kept ${count} times`;
        },
      },
    ],
  }),
  step('sendFeedbackText', {
    phase: 'make',
    input: (world) => ({ body: world.named('feedback as text') }),
    keep: ({ world }) => world.cleanUp.leave(world.named('feedback as text')),
  }),
  step('listFeedback', {
    phase: 'read',
    makes: ['feedbackImageId'],
    input: () => ({ query: { pageNum: 1, pageSize: 20 } }),
    keep: ({ answer, world }) => world.keep('feedbackImageId', answer.pageInfo.list.flatMap(({ images }) => images)[0]?.id),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) => {
          const isThere = answer.pageInfo.list.some(({ description }) => description === world.named('feedback as text'));
          return world.isReadOnly || isThere ? undefined : excerpt(answer.pageInfo.list, 300);
        },
      },
    ],
  }),
  step('listSecurityEvents', { phase: 'read', input: () => ({ query: { pageNum: 1, pageSize: 20 } }) }),
  step('exportSecurityEvents', { phase: 'read', input: () => ({ query: {} }), file: 'csv' }),
  step('getFeedbackImage', { phase: 'read', input: (world) => ({ query: { id: world.need('feedbackImageId') } }), file: 'picture' }),
];
