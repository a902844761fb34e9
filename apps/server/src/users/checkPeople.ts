import {
  isLowerRight,
  levelOf,
  mayGrant,
  passwordMessages,
  readNewUsers,
  signInName,
  type Chain,
  type Level,
  type NewUser,
  type NewUserFault,
  type NewUserReading,
  type NewUserRow,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { newPasswordFault } from '../passwords';
import type { Caller } from '../rights/caller';
import { userMessages } from './messages';
import { findPlaces, findTakenNames } from './userRepository';

/** Most people of one call who get a password by it: each takes a quarter of a second of a processor. */
export const maxPasswords = 100;

/** Finds everything that is wrong with the rows: by themselves, with taken addresses, and with what the caller may grant. */
export async function checkPeople(db: Queries, caller: Caller, rows: readonly NewUserRow[]): Promise<NewUserReading> {
  const reading = readNewUsers(rows);
  const names = reading.good.flatMap(({ user: { email, userName } }) => [signInName(email), signInName(userName)]);
  const taken = await findTakenNames(db, names);
  const chainOf = await readScopes(
    db,
    caller,
    reading.good.map(({ user }) => user),
  );
  const commonPasswords = await findCommonPasswords(reading);
  let passwords = 0;
  const more = reading.good.flatMap(({ row, user }): NewUserFault[] => {
    passwords += user.password === undefined ? 0 : 1;
    return [
      ...(taken.has(signInName(user.email)) ? [{ row, field: 'email' as const, message: userMessages.emailTaken }] : []),
      ...(taken.has(signInName(user.userName)) ? [{ row, field: 'userName' as const, message: userMessages.nameTaken }] : []),
      ...grantFaults(caller, user, chainOf(user)).map((fault) => ({ row, ...fault })),
      ...commonPasswords.filter((fault) => fault.row === row),
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

/** What the rows by themselves do not say: that a list of leaked passwords has one. */
async function findCommonPasswords({ good }: NewUserReading): Promise<NewUserFault[]> {
  const faults: NewUserFault[] = [];
  for (const { row, user } of good.filter((one) => one.user.password !== undefined).slice(0, maxPasswords)) {
    const fault = await newPasswordFault(user.password ?? '', [user.userName, user.email]);
    if (fault) faults.push({ row, field: 'password', message: passwordMessages[fault] });
  }
  return faults;
}

function grantFaults(caller: Caller, { permissionId }: NewUser, chain: Chain | undefined): Omit<NewUserFault, 'row'>[] {
  if (!chain) return [{ field: 'relativeId', message: userMessages.scopeMissing }];
  if (isLowerRight(caller.permissionId, permissionId)) return [{ field: 'permissionId', message: userMessages.rightAbove }];
  return mayGrant(caller, { permissionId, chain }) ? [] : [{ field: 'relativeId', message: userMessages.scopeBeyond }];
}

/** What the permission of each new person is about, with everything above it; undefined where there is no such thing. */
async function readScopes(db: Queries, caller: Caller, people: readonly NewUser[]): Promise<(person: NewUser) => Chain | undefined> {
  const { collegeId } = caller;
  const idsOf = (wanted: Level) => [
    ...new Set(people.filter(({ permissionId }) => levelOf(permissionId) === wanted).map(({ relativeId }) => relativeId)),
  ];
  const places = await findPlaces(db, caller, { departments: idsOf('department'), majors: idsOf('major'), courses: idsOf('course') });
  const chains = {
    department: new Map(places.departmentRows.map((chain) => [chain.departmentId, chain])),
    major: new Map(places.majorRows.map((chain) => [chain.majorId, chain])),
    course: new Map(
      places.courseRows.map(({ isManaged, ...chain }) => [chain.courseId, { ...chain, managers: isManaged ? [caller.id] : [] }]),
    ),
  };
  return (person) => {
    const level = levelOf(person.permissionId);
    // Nobody learns here whether another college exists.
    if (level === 'college') return person.relativeId === collegeId ? { collegeId } : undefined;
    if (level === 'none') return person.relativeId === 0 ? { collegeId } : undefined;
    return chains[level].get(person.relativeId);
  };
}
