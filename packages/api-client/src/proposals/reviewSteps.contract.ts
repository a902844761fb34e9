import { collegeStepsSchema, saveStepsRequestSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const getReviewSteps = endpoint({
  method: 'GET',
  path: '/proposal/steps',
  auth: 'read',
  writes: false,
  extension: true,
  data: collegeStepsSchema,
  summary: "Returns the steps in which proposals are reviewed in the caller's college, and how many people can decide each.",
});

export const saveReviewSteps = endpoint({
  method: 'POST',
  path: '/proposal/savesteps',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveStepsRequestSchema,
  data: collegeStepsSchema,
  summary: 'Sets the steps of all reviews that begin from now on; a step that nobody can decide is refused.',
});
