import { isDemoEmail, type Actor } from '@college/curriculum-model';
import type { schema } from '../db';

type UserRow = Pick<typeof schema.users.$inferSelect, 'id' | 'userName' | 'email' | 'collegeId' | 'permissionId' | 'relativeId'>;

/** The signed-in account, as the server's own record has it. */
export interface Caller extends Actor {
  userName: string;
  email: string;
  /** Whether it is the demo account, which may use only what its five screens need (core §6). */
  isDemo: boolean;
}

/** The caller behind a user record. */
export function toCaller(user: UserRow, demoEmail: string): Caller {
  const { id, userName, email, collegeId, permissionId, relativeId } = user;
  return { id, userName, email, collegeId, permissionId, relativeId, isDemo: isDemoEmail(email, demoEmail) };
}
