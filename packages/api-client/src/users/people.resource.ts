import {
  type AccountState,
  type FindScopesRequest,
  type FoundScopes,
  type ManagedUser,
  newUserFaultSchema,
  type NewUserRow,
  NewUsersRefused,
  type OutboxMail,
  type outboxSort,
  type PageInfo,
  type PresentedNewUserFault,
  type ScopeItem,
  type ScopePart,
  type ScopePath,
  type ScopeWish,
  type ErasePersonRequest,
  type Erasure,
  type SetUserDisabledRequest,
  type SortPart,
  storedRecord,
  type UpdateUserInfoRequest,
  type UserListRequest,
} from '@college/curriculum-model';
import { z } from 'zod';
import { resetSecondFactor } from '../auth/secondFactor.contract';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { ApiError } from '../core/failure';
import { quietClient } from '../core/quietClient';
import {
  findScopes,
  insertNewUsers,
  listAvailableDepartments,
  listOutbox,
  listUsers,
  resolveScopes,
  erasePerson,
  findErasure,
  setUserDisabled,
  updatePassword,
  updateUserInfo,
} from './users.contract';

const refusalSchema = z.object({ faults: z.array(newUserFaultSchema) });

/** The people of the caller's scope. Failures of saves are only thrown, not reported: the dialogs show them at their fields. */
export function createPeople(client: Client) {
  const quiet = quietClient(client);
  return {
    listPeople(request: UserListRequest, { signal }: Cancellable = {}): Promise<PageInfo<ManagedUser>> {
      return client.call(listUsers, { body: request, signal });
    },
    /** Departments with their majors with their courses, as far as the caller manages people in them: the whole tree. */
    listScopes({ signal }: Cancellable = {}): Promise<ScopeItem[]> {
      return client.call(listAvailableDepartments, { query: {}, signal });
    },
    /** One level of that tree: the departments, the majors of a department, or the courses of a major. */
    listScopeLevel(below: Omit<ScopePart, 'depth'> = {}, { signal }: Cancellable = {}): Promise<ScopeItem[]> {
      const { departmentId, majorId } = below;
      const query = {
        depth: 1 as const,
        ...(departmentId !== undefined && { departmentid: departmentId }),
        ...(majorId !== undefined && { majorid: majorId }),
      };
      return quiet.call(listAvailableDepartments, { query, signal });
    },
    /** The first places of a level that hold all words of the keyword, themselves or above them. */
    findScopes(request: FindScopesRequest, { signal }: Cancellable = {}): Promise<FoundScopes> {
      return quiet.call(findScopes, { body: request, signal });
    },
    /** The path of each place that was asked for by id or name; null where the caller manages none, or more than one of that name. */
    resolveScopes(wishes: readonly ScopeWish[], { signal }: Cancellable = {}): Promise<(ScopePath | null)[]> {
      return quiet.call(resolveScopes, { body: { list: [...wishes] }, signal });
    },
    /** What is wrong with the rows, taken addresses and scopes out of reach included; nothing is stored. */
    async checkPeople(rows: readonly NewUserRow[], { signal }: Cancellable = {}): Promise<PresentedNewUserFault[]> {
      const answer = await quiet.call(insertNewUsers, { query: { dryrun: 1 }, body: [...rows], signal });
      return Array.isArray(answer) ? [] : answer.faults;
    },
    /** Adds all rows, or with `onlyValid` those that are right; answers who was added. Throws `NewUsersRefused` where rows are wrong. */
    async insertPeople(
      rows: readonly NewUserRow[],
      { onlyValid = false }: { onlyValid?: boolean } = {},
    ): Promise<{ id: number; row?: number }[]> {
      const query = onlyValid ? { onlyvalid: 1 } : {};
      const answer = await quiet.call(insertNewUsers, { query, body: [...rows] }).catch(asRefused);
      return Array.isArray(answer) ? answer : [];
    },
    /** Answers the person as stored, where the server does. */
    async updatePerson(person: UpdateUserInfoRequest): Promise<ManagedUser | undefined> {
      return storedRecord(await quiet.call(updateUserInfo, { body: person }));
    },
    /** `old` is the acting person's own password. Answers the account as stored, where the server does. */
    async resetPersonPassword(
      request: { userId: number; targetUserId: number; old: string; fresh: string } & { version?: number | undefined },
    ): Promise<AccountState | undefined> {
      return storedRecord(await quiet.call(updatePassword, { body: request }));
    },
    /** Somebody who lost their authenticator app signs in with the password alone again. */
    async resetSecondFactor(id: number): Promise<void> {
      await quiet.call(resetSecondFactor, { body: { id } });
    },
    /** Disables an account, which ends all sign-ins of the person, or enables it again; answers the person as stored. */
    async setDisabled(request: SetUserDisabledRequest): Promise<ManagedUser | undefined> {
      return storedRecord(await quiet.call(setUserDisabled, { body: request }));
    },
    /** What deleting somebody's data would remove, and what would stay. */
    findErasure(id: number, { signal }: Cancellable = {}): Promise<Erasure> {
      return quiet.call(findErasure, { query: { id }, signal });
    },
    /** Deletes somebody's account and personal data for good; answers what was removed. */
    erasePerson(request: ErasePersonRequest): Promise<Erasure> {
      return quiet.call(erasePerson, { body: request });
    },
    listOutbox(
      page: { pageNum: number; pageSize: number } & SortPart<typeof outboxSort>,
      { signal }: Cancellable = {},
    ): Promise<PageInfo<OutboxMail>> {
      return client.call(listOutbox, { query: page, signal });
    },
  };
}

export type People = ReturnType<typeof createPeople>;

function asRefused(error: unknown): never {
  const refusal = error instanceof ApiError ? refusalSchema.safeParse(error.data) : undefined;
  if (error instanceof ApiError && refusal?.success) throw new NewUsersRefused(error.message, refusal.data.faults, { cause: error });
  throw error;
}
