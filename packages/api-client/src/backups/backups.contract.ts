import { backupStateSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const getBackups = endpoint({
  method: 'GET',
  path: '/manage/backups',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  data: backupStateSchema,
  summary: 'Returns when backups are made, the last good one, and why a later one failed. They are those of the whole installation.',
});
