import {
  bandOf,
  isLowerRight,
  mayGrant,
  readNewUsers,
  type Chain,
  type Level,
  type NewUser,
  type NewUserFault,
  type NewUserReading,
  type NewUserRow,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import type { Caller } from '../rights/caller';
import { userMessages } from './messages';
import { findManagedCourses, findPlaces, findTakenEmails } from './userRepository';

/** Most people of one call who get a password by it: each takes a quarter of a second of a processor. */
export const maxPasswords = 100;

/** Finds everything that is wrong with the rows: by themselves, with taken addresses, and with what the caller may grant. */
export async function checkPeople(db: Queries, caller: Caller, rows: readonly NewUserRow[]): Promise<NewUserReading> {
  const reading = readNewUsers(rows);
  const emails = reading.good.map(({ user }) => user.email.toLowerCase());
  const taken = await findTakenEmails(db, emails);
  const chainOf = await readScopes(
    db,
    caller,
    reading.good.map(({ user }) => user),
  );
  let passwords = 0;
  const more = reading.good.flatMap(({ row, user }): NewUserFault[] => {
    passwords += user.password === undefined ? 0 : 1;
    return [
      ...(taken.has(user.email.toLowerCase()) ? [{ row, field: 'email' as const, message: userMessages.emailTaken }] : []),
      ...grantFaults(caller, user, chainOf(user)).map((fault) => ({ row, ...fault })),
      ...(user.password !== undefined && passwords > maxPasswords
        ? [{ row, field: 'password' as const, message: userMessages.tooManyPasswords(maxPasswords) }]
        : []),
    ];
  });
  const wrong = new Set(more.map(({ row }) => row));
  return {
    good: reading.good.filter(({ row }) => !wrong.has(row)),
    faults: [...reading.faults, ...more].toSorted((one, other) => one.row - other.row),
  };
}

function grantFaults(caller: Caller, { permissionId }: NewUser, chain: Chain | undefined): Omit<NewUserFault, 'row'>[] {
  if (!chain) return [{ field: 'relativeId', message: userMessages.scopeMissing }];
  if (isLowerRight(caller.permissionId, permissionId)) return [{ field: 'permissionId', message: userMessages.rightAbove }];
  return mayGrant(caller, { permissionId, chain }) ? [] : [{ field: 'relativeId', message: userMessages.scopeBeyond }];
}

/** What the permission of each new person is about, with everything above it; undefined where there is no such thing. */
async function readScopes(db: Queries, caller: Caller, people: readonly NewUser[]): Promise<(person: NewUser) => Chain | undefined> {
  const { collegeId } = caller;
  const idsOf = (wanted: Level) => [...new Set(people.filter((one) => levelOf(one) === wanted).map(({ relativeId }) => relativeId))];
  const places = await findPlaces(db, { departments: idsOf('department'), majors: idsOf('major'), courses: idsOf('course') });
  const managed = bandOf(caller.permissionId).level === 'course' ? await findManagedCourses(db, caller.id) : new Set<number>();
  const managersOf = (courseId: number) => (managed.has(courseId) ? [caller.id] : []);
  const chains = {
    department: new Map(places.departmentRows.map((chain) => [chain.departmentId, chain])),
    major: new Map(places.majorRows.map((chain) => [chain.majorId, chain])),
    course: new Map(places.courseRows.map((chain) => [chain.courseId, { ...chain, managers: managersOf(chain.courseId) }])),
  };
  return (person) => {
    const level = levelOf(person);
    // Nobody learns here whether another college exists.
    if (level === 'college') return person.relativeId === collegeId ? { collegeId } : undefined;
    if (level === 'none') return person.relativeId === 0 ? { collegeId } : undefined;
    return chains[level].get(person.relativeId);
  };
}

function levelOf({ permissionId }: NewUser): Level {
  return bandOf(permissionId).level;
}
