import { deleteDepartment as deleteCall, saveDepartment as saveCall } from '@college/api-client/contract';
import { departmentFields, wireNamesOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { deleteDepartment, saveDepartment } from './saveDepartment';

/** The calls for the departments of a college. */
export const departmentCalls: readonly MountedCall[] = [
  handle(saveCall, ({ db, body, caller, now }) => saveDepartment(db, body, { caller, now }), {
    rights: ({ body }) =>
      body.id === 0 ? { auth: 'collegeManage' } : { auth: 'collegeManage', subject: { kind: 'department', id: body.id } },
    fieldNames: wireNamesOf(departmentFields),
    success: successMessages.saved,
  }),
  handle(deleteCall, ({ db, body, caller, now }) => deleteDepartment(db, body, { caller, now }), {
    rights: ({ body }) => ({ auth: 'collegeManage', subject: { kind: 'department', id: body.id } }),
    success: successMessages.deleted,
  }),
];
