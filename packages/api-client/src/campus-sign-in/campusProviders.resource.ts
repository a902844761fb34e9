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
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import {
  deleteCampusProvider,
  getCampusSettings,
  saveCampusProvider,
  saveLocalSignIn,
  setStaffNumbers,
  tryCampusProvider,
  tryStaffNumbers,
} from './campusProviders.contract';

/** Single sign-on as college managers set it up. A failed save is only thrown, not reported: the form shows it. */
export function createCampusProviders(client: Client) {
  const quiet = quietClient(client);
  return {
    /** Returns the providers and what is set about passwords. */
    loadSettings({ signal }: Cancellable = {}): Promise<CampusSettings> {
      return client.call(getCampusSettings, { signal });
    },
    /** Adds the provider where its id is 0; answers it as stored. */
    saveProvider(request: SaveCampusProviderRequest): Promise<CampusProvider> {
      return quiet.call(saveCampusProvider, { body: request });
    },
    async deleteProvider(request: { id: number; version?: number }): Promise<void> {
      await quiet.call(deleteCampusProvider, { body: request });
    },
    /** Says what a first sign-in with these attributes would do, without storing anything. */
    tryProvider(request: TryCampusProviderRequest, { signal }: Cancellable = {}): Promise<CampusDryRun> {
      return quiet.call(tryCampusProvider, { body: request, signal });
    },
    /** Says which numbers the accounts have, and what would keep them from these, without storing anything. */
    tryStaffNumbers(request: TryStaffNumbersRequest, { signal }: Cancellable = {}): Promise<TryStaffNumbersReply> {
      return quiet.call(tryStaffNumbers, { body: request, signal });
    },
    /** Gives accounts their staff numbers; answers which were not stored, and why. */
    setStaffNumbers(request: SetStaffNumbersRequest): Promise<SetStaffNumbersReply> {
      return quiet.call(setStaffNumbers, { body: request });
    },
    /** Opens or closes sign-in by password; answers it as stored. */
    saveLocal(request: SaveLocalSignInRequest): Promise<LocalSignIn> {
      return quiet.call(saveLocalSignIn, { body: request });
    },
  };
}

export type CampusProvidersResource = ReturnType<typeof createCampusProviders>;
