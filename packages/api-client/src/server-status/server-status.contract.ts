import { serverStatusSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const getServerStatus = endpoint({
  method: 'GET',
  path: '/manage/status',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  // An open page reads it again and again.
  isUnasked: true,
  data: serverStatusSchema,
  summary:
    'Returns how the server is: versions, database, disk, mails, and what the process that answers is at. Numbers are those of the whole installation.',
});
