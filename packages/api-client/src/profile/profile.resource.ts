import type { UserProfile, UserProfileInput } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { encodeImage, getUserProfile, saveUserInfo } from './profile.contract';

/** A user's own profile. Failures of a save are only thrown: the form shows them at its fields. */
export function createProfile(client: Client) {
  const quiet = quietClient(client);
  return {
    loadProfile({ signal }: Cancellable = {}): Promise<UserProfile> {
      return client.call(getUserProfile, { signal });
    },
    /** The picture is sent as a separate data URL: `picture` is a new one, empty keeps the stored one (decision 144). */
    saveProfile({ picture, ...profile }: UserProfileInput & { picture: string }, { signal }: Cancellable = {}): Promise<UserProfile> {
      return quiet.call(saveUserInfo, { body: { file: picture, userInfo: JSON.stringify({ ...profile, avatar: '' }) }, signal });
    },
    /** A picture as base64 text without the head of a data URL (decision 144). */
    encodeImage(file: File, { signal }: Cancellable = {}): Promise<string> {
      return quiet.call(encodeImage, { body: { file }, signal });
    },
  };
}

export type Profile = ReturnType<typeof createProfile>;
