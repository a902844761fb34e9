import type { CollegeSteps, ManagedUser, PageInfo, SaveStepsRequest, UserListRequest } from '@college/curriculum-model';

/** Somebody whom a step can name. */
export type NameablePerson = Pick<ManagedUser, 'id' | 'userName' | 'email' | 'translations'>;

/** Where the steps of reviews are set; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface ApprovalStepsSource {
  /** The steps, and how many people can decide each. Call: `GET /proposal/steps` (extension). */
  loadSteps(options?: { signal?: AbortSignal }): Promise<CollegeSteps>;
  /** Stores all steps; rejects with code '30009' where `version` is not the stored one. Call: `POST /proposal/savesteps` (extension). */
  saveSteps(request: SaveStepsRequest): Promise<CollegeSteps>;
  /** Finds people to be named in a step. Call: `POST /manage/user/userlist`. */
  listPeople(request: UserListRequest, options?: { signal?: AbortSignal }): Promise<PageInfo<NameablePerson>>;
}
