import { retentionSchema, saveRetentionRequestSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const getRetention = endpoint({
  method: 'GET',
  path: '/manage/retention',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  data: retentionSchema,
  summary: "Returns how many days the caller's college keeps what is deleted by itself; null for good.",
});

export const saveRetention = endpoint({
  method: 'POST',
  path: '/manage/retention/save',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveRetentionRequestSchema,
  data: retentionSchema,
  summary: 'Sets how many days the college keeps each kind. What is older then is deleted within the hour and cannot be brought back.',
});
