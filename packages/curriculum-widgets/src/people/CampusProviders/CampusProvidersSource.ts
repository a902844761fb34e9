import type {
  CampusDryRun,
  CampusProvider,
  CampusSettings,
  LocalSignIn,
  SaveCampusProviderRequest,
  SaveLocalSignInRequest,
  SetStaffNumbersReply,
  SetStaffNumbersRequest,
  TryCampusProviderRequest,
  TryStaffNumbersReply,
  TryStaffNumbersRequest,
} from '@college/curriculum-model';
import type { PeopleSource, ReadOptions } from '../PeopleSource';

/** Where the sign-in of the campus is read and set. Failures reject with an error whose message staff can read. */
export interface CampusProvidersSource extends Pick<Required<PeopleSource>, 'listScopeLevel'> {
  /** Call: `GET /manage/campus/settings` (extension). */
  loadSettings(options?: ReadOptions): Promise<CampusSettings>;
  /** Adds the provider where its id is 0. An old version rejects with code 30009 and the provider as it is now. Call: `POST /manage/campus/saveprovider` (extension). */
  saveProvider(request: SaveCampusProviderRequest): Promise<CampusProvider>;
  /** Call: `POST /manage/campus/deleteprovider` (extension). */
  deleteProvider(request: { id: number; version?: number }): Promise<void>;
  /** Says what a first sign-in would do; stores nothing. Call: `POST /manage/campus/try` (extension). */
  tryProvider(request: TryCampusProviderRequest, options?: ReadOptions): Promise<CampusDryRun>;
  /** Says what setting these staff numbers would do; stores nothing. Leave it out, or the next one, where staff numbers are set elsewhere. Call: `POST /manage/campus/trystaffnumbers` (extension). */
  tryStaffNumbers?(request: TryStaffNumbersRequest, options?: ReadOptions): Promise<TryStaffNumbersReply>;
  /** Gives accounts their staff numbers, each where the account still has the number that was read. Call: `POST /manage/campus/setstaffnumbers` (extension). */
  setStaffNumbers?(request: SetStaffNumbersRequest): Promise<SetStaffNumbersReply>;
  /** Call: `POST /manage/campus/savelocal` (extension). */
  saveLocal(request: SaveLocalSignInRequest): Promise<LocalSignIn>;
}
