import { getRetention, saveRetention as saveRetentionCall } from '@college/api-client/contract';
import { retentionKinds, retentionRules } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { findRetention } from './retentionRepository';
import { saveRetention } from './saveRetention';

/** The calls about how long a college keeps what is deleted by itself. */
export const retentionCalls: readonly MountedCall[] = [
  handle(getRetention, ({ db, caller }) => findRetention(db, caller.collegeId)),
  handle(saveRetentionCall, ({ db, body, ...act }) => saveRetention(db, body, act), {
    success: successMessages.saved,
    fieldNames: Object.fromEntries(retentionKinds.map((kind) => [`days.${kind}`, retentionRules[kind].title])),
  }),
];
