import {
  createEditionLink as createEditionLinkCall,
  deleteEditionLink as deleteEditionLinkCall,
  getPublicEdition,
  listEditionLinks,
  listEditionsOfCourse,
  planPublication as planPublicationCall,
  publishEdition as publishEditionCall,
  readPublishedEdition,
  withdrawEdition as withdrawEditionCall,
} from '@college/api-client/contract';
import { editionFieldNames } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { askingOf } from '../comparing/compareSides';
import { actOf } from '../merging/editionAct';
import { editionMessages } from '../messages';
import { bookletCalls } from './bookletCalls';
import { createEditionLink, readEditionLinks, revokeEditionLink } from './editionLinks';
import { readEditionsOfCourse } from './editionsOfCourse';
import { planPublication } from './planPublication';
import { anybody, byLink, findEditionOfLink } from './publicEdition';
import { findPublished } from './publishedRepository';
import { publishEdition } from './publishEdition';
import { readPublished } from './readPublished';
import { withdrawEdition } from './withdrawEdition';

/** The calls that publish editions, and by which these are read. */
export const publishCalls: readonly MountedCall[] = [
  handle(planPublicationCall, ({ query, ...comparing }) => planPublication(comparing, query.majorId)),
  handle(publishEditionCall, ({ db, body, ...context }) => publishEdition(db, body, actOf(context)), {
    success: editionMessages.publishDone,
    fieldNames: editionFieldNames,
  }),
  handle(withdrawEditionCall, ({ db, body, ...context }) => withdrawEdition(db, body, actOf(context)), {
    success: editionMessages.withdrawDone,
    fieldNames: { ...editionFieldNames, reason: { zh: '撤回理由', en: 'Reason of the withdrawal' } },
  }),
  handle(readPublishedEdition, async ({ db, query: { id, part }, language, services, caller }) => {
    return readPublished({ services, language, asking: askingOf({ services, caller }) }, await findPublished(db, id), part);
  }),
  handle(listEditionLinks, ({ db, query, language }) => readEditionLinks(db, query.id, language)),
  handle(createEditionLinkCall, ({ db, body, ...context }) => createEditionLink(db, body.id, actOf(context)), {
    success: editionMessages.linkCreated,
  }),
  handle(deleteEditionLinkCall, ({ db, body, ...context }) => revokeEditionLink(db, body, actOf(context)), {
    success: editionMessages.linkRevoked,
  }),
  handle(
    getPublicEdition,
    async ({ db, query: { link, part }, language, services, address, now }) => {
      const edition = await findEditionOfLink(db, link, { address, now });
      return readPublished({ services, language, asking: { userId: anybody, log: services.log } }, edition, part);
    },
    byLink,
  ),
  ...bookletCalls,
  handle(listEditionsOfCourse, ({ db, query }) => readEditionsOfCourse(db, query.courseId)),
];
