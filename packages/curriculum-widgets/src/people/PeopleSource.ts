import type { ErasureSource } from './ErasePerson/ErasureSource';
import type {
  AccountState,
  FindScopesRequest,
  FoundScopes,
  ManagedUser,
  NewUserRow,
  OptionItem,
  OutboxMail,
  outboxSort,
  PageInfo,
  PresentedNewUserFault,
  ScopeItem,
  ScopePath,
  ScopeWish,
  SetUserDisabledRequest,
  SortPart,
  UpdateUserInfoRequest,
  UserListRequest,
} from '@college/curriculum-model';

/** Aborts a read. */
export interface ReadOptions {
  signal?: AbortSignal;
}

/** Where people are read and changed; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface PeopleSource {
  /**
   * One page of people, by a part of name or e-mail.
   * Call: `POST /manage/user/userlist` (core §7).
   */
  listPeople(request: UserListRequest, options?: ReadOptions): Promise<PageInfo<ManagedUser>>;
  /**
   * Departments with their majors with their courses, as far as the person manages people in them.
   * Call: `GET /manage/user/availabledepartment` (core §7).
   */
  listScopes(options?: ReadOptions): Promise<OptionItem[]>;
  /**
   * One level of them, each with its `deepest`: the departments, the majors of a department, or the courses of a major. A source with this has
   * `findScopes` and `resolveScopes` too; without them the whole tree is read.
   * Call: `GET /manage/user/availabledepartment?depth=1` (extension).
   */
  listScopeLevel?(below: { departmentId?: number; majorId?: number }, options?: ReadOptions): Promise<ScopeItem[]>;
  /**
   * The first places of a level whose names, with those above them, hold all words of the keyword.
   * Call: `POST /manage/user/findscopes` (extension).
   */
  findScopes?(request: FindScopesRequest, options?: ReadOptions): Promise<FoundScopes>;
  /**
   * The path of each place of a list, by id or name; null where the person manages none, or more than one of that name.
   * Call: `POST /manage/user/resolvescopes` (extension).
   */
  resolveScopes?(wishes: readonly ScopeWish[], options?: ReadOptions): Promise<(ScopePath | null)[]>;
  /**
   * What is wrong with the rows; nothing is stored.
   * Call: `POST /manage/insertNewUser?dryrun=1` (core §7).
   */
  checkPeople(rows: readonly NewUserRow[], options?: ReadOptions): Promise<PresentedNewUserFault[]>;
  /**
   * Adds all rows, or with `onlyValid` those that are right. Where rows are wrong it rejects with an error that carries `faults`.
   * Call: `POST /manage/insertNewUser` (core §7).
   */
  insertPeople(rows: readonly NewUserRow[], options?: { onlyValid?: boolean }): Promise<{ id: number; row?: number }[]>;
  /**
   * Stores name and e-mail of somebody; an old version rejects with code '30009'. Resolves with the person as stored; without that the page is read again.
   * Call: `POST /manage/user/updateuserinfo` (core §7).
   */
  updatePerson(person: UpdateUserInfoRequest): Promise<ManagedUser | undefined | void>;
  /**
   * `old` is the acting person's own password. Resolves with the account as stored; without that the page is read again.
   * Call: `POST /manage/user/updatepassword` (core §7).
   */
  resetPersonPassword(request: {
    userId: number;
    targetUserId: number;
    old: string;
    fresh: string;
    version?: number | undefined;
  }): Promise<AccountState | undefined | void>;
  /**
   * Switches the second factor of somebody off, who lost it; without it that is not offered.
   * Call: `POST /manage/user/resetsecondfactor` (extension).
   */
  resetSecondFactor?(id: number): Promise<void>;
  /**
   * Disables an account, which ends all sign-ins of the person, or enables it again; an old version rejects with code '30009'. Resolves with the person as
   * stored; without that the page is read again. Without the call neither it nor the filter by status is offered.
   * Call: `POST /manage/user/setdisabled` (extension).
   */
  setDisabled?(request: SetUserDisabledRequest): Promise<ManagedUser | undefined | void>;
  /** What deleting somebody's data would remove. Without both calls it is not offered. Call: `GET /manage/user/erasure` (extension). */
  findErasure?: ErasureSource['findErasure'];
  /** Deletes somebody's account and personal data for good. Call: `POST /manage/user/erase` (extension). */
  erasePerson?: ErasureSource['erasePerson'];
}

/** Where the mails of the college are read. Failures reject with an error whose message staff can read. */
export interface OutboxSource {
  /**
   * One page of mails, latest first or by `sort`.
   * Call: `GET /manage/outbox/list` (extension).
   */
  listOutbox(
    page: { pageNum: number; pageSize: number } & SortPart<typeof outboxSort>,
    options?: ReadOptions,
  ): Promise<PageInfo<OutboxMail>>;
}
