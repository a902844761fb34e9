import type { Current, Manage } from '../course-units';
import type { LoginUser } from '../session';
import { bandOf } from './bands';

/** The `manage` object of a saved course unit (decision 32). */
export function manageOf(user: Pick<LoginUser, 'permissionId' | 'relativeId'>): Manage {
  const { level, manage, modify } = bandOf(user.permissionId);
  return { level, manage, modify, permissionId: user.permissionId, relativeId: user.relativeId };
}

/** The `current` object of a saved course unit (decision 32). */
export function currentOf(user: Pick<LoginUser, 'id' | 'userName' | 'collegeId'>, majorId: number | null, lang: string): Current {
  return { userId: user.id, userName: user.userName, collegeId: user.collegeId, majorId, lang };
}
