import type { UserProfile, UserProfileInput } from '@college/curriculum-model';

/** The port of the profile; a rejection is an error whose message is shown to the person. */
export interface ProfileSource {
  /**
   * The profile of the signed-in person, with its version.
   * Call: `GET /user/profile` (extension).
   */
  loadProfile: (options: { signal?: AbortSignal }) => Promise<UserProfile>;
  /**
   * `picture` is a new avatar as a data URL; empty keeps the one that is stored. An old version rejects with code '30009'.
   * Call: `POST /user/saveUserInfo` (reference §7).
   */
  saveProfile: (profile: UserProfileInput & { picture: string }) => Promise<UserProfile>;
  /**
   * Validates a picture and returns its content as base64 text.
   * Call: `POST /media/base64img` (reference §7).
   */
  encodeImage: (file: File) => Promise<string>;
}
