import { encodeImage, getUserProfile, saveUserInfo } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { checkPicture } from '../pictures/readPicture';
import { pictureSentences, profileFields } from './messages';
import { readProfile } from './readProfile';
import { saveProfile } from './saveProfile';

/** The calls about a person's own profile, and the one that gives a picture back as text (reference §7). */
export const profileCalls: readonly MountedCall[] = [
  handle(getUserProfile, ({ db, caller }) => readProfile(db, caller.id)),
  handle(saveUserInfo, ({ db, body, caller, now }) => saveProfile(db, body, { callerId: caller.id, now }), {
    success: successMessages.saved,
    fieldNames: profileFields,
  }),
  handle(encodeImage, async ({ body }) => {
    const { data } = await checkPicture(Buffer.from(await body.file.arrayBuffer()), pictureSentences);
    return data.toString('base64');
  }),
];
