import {
  accountStateSchema,
  erasePersonRequestSchema,
  erasureSchema,
  findScopesRequestSchema,
  foundScopesSchema,
  idSchema,
  managedUserSchema,
  newUserFaultSchema,
  newUserListSchema,
  outboxMailSchema,
  outboxSort,
  pageInfoSchema,
  replyCodes,
  resolvedScopesSchema,
  resolveScopesRequestSchema,
  scopeItemSchema,
  setUserDisabledRequestSchema,
  sortField,
  storedSchema,
  updatePasswordRequestSchema,
  updatePwdRequestSchema,
  updateUserInfoRequestSchema,
  updateUserNameRequestSchema,
  userListRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { depthParam, flagParam, idParam, pageParam, pageSizeParam, recordReply } from '../core/param';

export const updatePassword = endpoint({
  method: 'POST',
  path: '/manage/user/updatepassword',
  auth: 'signedIn',
  writes: true,
  body: updatePasswordRequestSchema,
  ...recordReply,
  data: storedSchema(accountStateSchema),
  summary: "Sets a person's password, by the person or by a manager who gives their own old password.",
});

export const updateUserInfo = endpoint({
  method: 'POST',
  path: '/manage/user/updateuserinfo',
  auth: 'manage',
  writes: true,
  subject: { kind: 'user', in: 'body', name: 'id' },
  body: updateUserInfoRequestSchema,
  ...recordReply,
  data: storedSchema(managedUserSchema),
  refusals: [replyCodes.passwordWanted],
  summary: "Changes a person's name and e-mail and answers the person as stored.",
});

export const setUserDisabled = endpoint({
  method: 'POST',
  path: '/manage/user/setdisabled',
  auth: 'manage',
  writes: true,
  extension: true,
  subject: { kind: 'user', in: 'body', name: 'id' },
  body: setUserDisabledRequestSchema,
  ...recordReply,
  data: storedSchema(managedUserSchema),
  refusals: [replyCodes.passwordWanted],
  summary: "Disables a person's account, which ends all of their sign-ins, or enables it again; answers the person as stored.",
});

export const findErasure = endpoint({
  method: 'GET',
  path: '/manage/user/erasure',
  auth: 'manage',
  writes: false,
  extension: true,
  subject: { kind: 'user', in: 'query', name: 'id' },
  query: z.object({ id: idParam }),
  data: erasureSchema,
  summary: 'Returns what deleting the personal data of somebody would remove, and what would stay without a name.',
});

export const erasePerson = endpoint({
  method: 'POST',
  path: '/manage/user/erase',
  auth: 'manage',
  writes: true,
  extension: true,
  subject: { kind: 'user', in: 'body', name: 'id' },
  body: erasePersonRequestSchema,
  data: erasureSchema,
  refusals: [replyCodes.passwordWanted],
  summary:
    'Deletes the account and the personal data of somebody for good and answers what was removed. History, comments and decisions stay without a name. Needs a recent password.',
});

export const insertNewUsers = endpoint({
  method: 'POST',
  path: '/manage/insertNewUser',
  auth: 'manage',
  writes: true,
  query: z.object({
    /** 1 answers what is wrong and adds nobody. */
    dryrun: flagParam.optional(),
    /** 1 adds the rows that are right and leaves the others out. */
    onlyvalid: flagParam.optional(),
  }),
  body: newUserListSchema,
  maxBody: bodyLimits.people,
  data: z.union([z.array(z.object({ id: idSchema, row: z.int().min(1).optional() })), z.object({ faults: z.array(newUserFaultSchema) })]),
  refusals: [replyCodes.passwordWanted],
  summary: 'Adds up to 5000 people at once, each with a permission in the scope of the caller; without a password they are invited.',
});

export const listAvailableDepartments = endpoint({
  method: 'GET',
  path: '/manage/user/availabledepartment',
  auth: 'manage',
  writes: false,
  query: z.object({
    /** Extension: how many levels are answered, each place with its `deepest`. */
    depth: depthParam.optional(),
    /** Extension: answers the majors of this department. */
    departmentid: idParam.optional(),
    /** Extension: answers the courses of this major. */
    majorid: idParam.optional(),
  }),
  data: z.array(scopeItemSchema),
  summary:
    'Lists the departments, majors and courses in which the caller may manage people; on request one level, or what is below one place.',
});

export const findScopes = endpoint({
  method: 'POST',
  path: '/manage/user/findscopes',
  auth: 'manage',
  writes: false,
  extension: true,
  body: findScopesRequestSchema,
  data: foundScopesSchema,
  summary:
    'Searches departments, majors or courses in which the caller may manage people by all words of a keyword, in their names and those above them.',
});

export const resolveScopes = endpoint({
  method: 'POST',
  path: '/manage/user/resolvescopes',
  auth: 'manage',
  writes: false,
  extension: true,
  body: resolveScopesRequestSchema,
  maxBody: bodyLimits.people,
  data: resolvedScopesSchema,
  summary: 'Looks up to 5000 departments, majors and courses up by id or name, as far as the caller may manage people in them.',
});

export const listUsers = endpoint({
  method: 'POST',
  path: '/manage/user/userlist',
  auth: 'manage',
  writes: false,
  body: userListRequestSchema,
  data: pageInfoSchema(managedUserSchema),
  summary: 'Returns one page of the people whom the caller manages.',
});

export const updateUserName = endpoint({
  method: 'POST',
  path: '/user/updateusername',
  auth: 'signedIn',
  writes: true,
  body: updateUserNameRequestSchema,
  ...recordReply,
  data: storedSchema(accountStateSchema),
  summary: "Changes the caller's own name.",
});

export const updateOwnPassword = endpoint({
  method: 'POST',
  path: '/user/updatepwd',
  auth: 'signedIn',
  writes: true,
  body: updatePwdRequestSchema,
  ...recordReply,
  data: storedSchema(accountStateSchema),
  summary: "Changes the caller's own password.",
});

export const listOutbox = endpoint({
  method: 'GET',
  path: '/manage/outbox/list',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  query: z.object({ pageNum: pageParam, pageSize: pageSizeParam, sort: sortField(outboxSort).optional() }),
  secret: true,
  data: pageInfoSchema(outboxMailSchema),
  summary: 'Returns one page of the mails to people of the college, latest first or in the order of a column; a dead link is left out.',
});
