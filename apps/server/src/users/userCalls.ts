import { sortedPage } from '../http/sortedPage';
import {
  erasePerson as erasePersonCall,
  findErasure as findErasureCall,
  findScopes,
  insertNewUsers,
  listAvailableDepartments,
  listUsers,
  resolveScopes,
  setUserDisabled,
  updateOwnPassword,
  updatePassword,
  updateUserInfo,
  updateUserName,
} from '@college/api-client/contract';
import { accountFields, personSort, wireNamesOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import { successMessages } from '../http/successMessages';
import { addPeople } from './addPeople';
import { changeDetails, changeName } from './changeDetails';
import { changePassword } from './changePassword';
import { erasePerson } from '../erasure/erasePerson';
import { findErasure } from '../erasure/findErasure';
import { findPlacesNamed, resolvePlaces } from './findPlaces';
import { userMessages } from './messages';
import { presentPerson } from './presentPerson';
import { readScopeLevels } from './readScopeLevels';
import { readScopes } from './readScopes';
import { setDisabled } from './setDisabled';
import { orTaken } from './signInNames';
import { readAccount, readPerson } from './readPerson';
import { listPeople } from './userRepository';

const fieldNames = wireNamesOf(accountFields);

/** The calls about people and their passwords (domain.md §4.3). */
export const userCalls: readonly MountedCall[] = [
  handle(updatePassword, ({ services, body, caller, ...rest }) => changePassword(services, caller, body, rest), {
    ownTransactions: true,
    success: successMessages.updated,
  }),
  handle(
    updateOwnPassword,
    ({ services, body: { userId, old, new: fresh }, caller, ...rest }) =>
      changePassword(services, caller, { userId, targetUserId: userId, old, fresh }, rest),
    { ownTransactions: true, success: successMessages.updated },
  ),
  handle(
    updateUserInfo,
    async ({ db, body, caller, language, note, now, services: { settings, postman }, ...origin }) => {
      await changeDetails(db, body, { byUserId: caller.id, note, now, origin, settings }).catch(orTaken(body));
      postman?.wake();
      return { record: await readPerson(db, caller, body.id, language) };
    },
    { fieldNames, success: successMessages.updated },
  ),
  handle(
    setUserDisabled,
    async ({ db, body, caller, language, token, note, now, services: { postman } }) => {
      await setDisabled(db, body, { byUserId: caller.id, token, note, now });
      postman?.wake();
      return { record: await readPerson(db, caller, body.id, language) };
    },
    { fieldNames: { reason: userMessages.reason }, success: successMessages.updated },
  ),
  handle(findErasureCall, ({ db, query: { id } }) => findErasure(db, id)),
  handle(erasePersonCall, ({ db, body, caller, token, note, now, services: { settings } }) =>
    erasePerson(db, body, { byUserId: caller.id, token, note, now, settings }),
  ),
  handle(
    updateUserName,
    async ({ db, body: { userId, userName, version }, caller, note, now }) => {
      if (userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
      const names = { userName, email: caller.email };
      await changeName(db, { id: userId, userName, version }, { byUserId: caller.id, note, now }).catch(orTaken(names));
      return { record: await readAccount(db, userId) };
    },
    { fieldNames, success: successMessages.updated },
  ),
  handle(
    insertNewUsers,
    ({ services, query, body, caller, ...rest }) =>
      addPeople(services, caller, { rows: body, isDryRun: query.dryrun === 1, onlyValid: query.onlyvalid === 1 }, rest),
    // Each row has a scope of its own, which is looked at row by row.
    { fieldNames, ownTransactions: true, rights: () => ({ auth: 'manage' }) },
  ),
  handle(listAvailableDepartments, ({ db, query: { depth, departmentid: departmentId, majorid: majorId }, caller, language }) =>
    [depth, departmentId, majorId].every((part) => part === undefined)
      ? readScopes(db, caller, language)
      : readScopeLevels(db, caller, { depth, departmentId, majorId }, language),
  ),
  handle(findScopes, ({ db, body, caller, language }) => findPlacesNamed(db, caller, body, language)),
  handle(resolveScopes, ({ db, body, caller, language }) => resolvePlaces(db, caller, body.list, language)),
  handle(listUsers, async ({ db, body, caller, language }) => ({
    pageInfo: await sortedPage(body, personSort, language, async (page) => {
      const { rows, total } = await listPeople(db, caller, { ...body, ...page });
      return { list: rows.map((row) => presentPerson(row, caller, language)), total };
    }),
  })),
];
