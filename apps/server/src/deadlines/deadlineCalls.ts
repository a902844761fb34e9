import { checkMajor as checkMajorCall, getDeadlines, getProgressBoard, saveDeadlines } from '@college/api-client/contract';
import { deadlineFieldNames } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { checkMajor } from './checkMajor';
import { findPlan, presentPlan } from './planRepository';
import { readBoard } from './readBoard';
import { savePlan } from './savePlan';

/** The calls about deadlines and how far a college is. */
export const deadlineCalls: readonly MountedCall[] = [
  handle(getDeadlines, async ({ db, caller }) => presentPlan(await findPlan(db, caller.collegeId))),
  handle(saveDeadlines, ({ db, body, caller, now }) => savePlan(db, body, { caller, now }), {
    success: successMessages.saved,
    fieldNames: deadlineFieldNames,
  }),
  handle(getProgressBoard, ({ db, caller, now, language }) => readBoard(db, caller, { now, language })),
  handle(checkMajorCall, ({ query: { majorId }, ...comparing }) => checkMajor(comparing, majorId)),
];
