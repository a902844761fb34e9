import {
  editComment as editCommentCall,
  getCommentMarks,
  listComments,
  listMentionable as listMentionableCall,
  removeComment as removeCommentCall,
  replyToThread as replyToThreadCall,
  resolveThread as resolveThreadCall,
  startThread as startThreadCall,
} from '@college/api-client/contract';
import { commentFieldNames } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { listMentionable } from './mentionable';
import { listThreads, readMarks } from './readComments';
import { editComment, removeComment, replyToThread, resolveThread, startThread } from './writeComments';

const fieldNames = commentFieldNames;

/** The calls about comments on curricula: whoever may read a major may read and write them, but for the demo account. */
export const commentCalls: readonly MountedCall[] = [
  handle(listComments, ({ db, query, language }) => listThreads(db, query, language)),
  handle(getCommentMarks, ({ db, query }) => readMarks(db, query)),
  handle(listMentionableCall, ({ db, query: { majorId, keyword = '' }, caller, services, language }) => {
    const place = { majorId, collegeId: caller.collegeId, demoEmail: services.settings.demoEmail };
    return listMentionable(db, place, { keyword, language });
  }),
  handle(startThreadCall, ({ db, body, ...act }) => startThread(db, body, act), { fieldNames }),
  handle(replyToThreadCall, ({ db, body, ...act }) => replyToThread(db, body, act), { fieldNames }),
  handle(editCommentCall, ({ db, body, ...act }) => editComment(db, body, act), { fieldNames }),
  handle(removeCommentCall, ({ db, body, ...act }) => removeComment(db, body, act)),
  handle(resolveThreadCall, ({ db, body, ...act }) => resolveThread(db, body, act)),
];
