import type { UserProfile, UserProfileInput } from '@college/curriculum-model';

/** What the profile asks of a college's server; a refusal is thrown as an error whose message is for the person. */
export interface ProfileSource {
  loadProfile: (options: { signal?: AbortSignal }) => Promise<UserProfile>;
  /** `picture` is a new avatar as a data URL; empty keeps the one that is stored. An old version rejects with code '30009'. */
  saveProfile: (profile: UserProfileInput & { picture: string }) => Promise<UserProfile>;
  /** Checks a picture and gives its content as base64 text. */
  encodeImage: (file: File) => Promise<string>;
}
