import {
  idSchema,
  newUserListSchema,
  optionItemSchema,
  pageInfoSchema,
  updatePasswordRequestSchema,
  updatePwdRequestSchema,
  updateUserInfoRequestSchema,
  updateUserNameRequestSchema,
  userListRequestSchema,
  userSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const updatePassword = endpoint({
  method: 'POST',
  path: '/manage/user/updatepassword',
  auth: 'signedIn',
  writes: true,
  body: updatePasswordRequestSchema,
  data: done,
  summary: "Sets a person's password, by the person or by a manager who gives their own old password.",
});

export const updateUserInfo = endpoint({
  method: 'POST',
  path: '/manage/user/updateuserinfo',
  auth: 'manage',
  writes: true,
  subject: { kind: 'user', in: 'body', name: 'id' },
  body: updateUserInfoRequestSchema,
  data: done,
  summary: "Changes a person's name and e-mail.",
});

export const insertNewUsers = endpoint({
  method: 'POST',
  path: '/manage/insertNewUser',
  auth: 'manage',
  writes: true,
  body: newUserListSchema,
  data: z.array(z.object({ id: idSchema })),
  summary: 'Adds several people at once, each with a permission in the scope of the caller.',
});

export const listAvailableDepartments = endpoint({
  method: 'GET',
  path: '/manage/user/availabledepartment',
  auth: 'manage',
  writes: false,
  data: z.array(optionItemSchema),
  summary: 'Lists the departments in which the caller may manage people.',
});

export const listUsers = endpoint({
  method: 'POST',
  path: '/manage/user/userlist',
  auth: 'manage',
  writes: false,
  body: userListRequestSchema,
  data: pageInfoSchema(userSchema),
  summary: 'Gives one page of the people whom the caller manages.',
});

export const updateUserName = endpoint({
  method: 'POST',
  path: '/user/updateusername',
  auth: 'signedIn',
  writes: true,
  body: updateUserNameRequestSchema,
  data: done,
  summary: "Changes the caller's own name.",
});

export const updateOwnPassword = endpoint({
  method: 'POST',
  path: '/user/updatepwd',
  auth: 'signedIn',
  writes: true,
  body: updatePwdRequestSchema,
  data: done,
  summary: "Changes the caller's own password.",
});
