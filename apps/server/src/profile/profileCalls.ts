import { encodeImage, getUserProfile, saveUserInfo } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { checkPicture } from '../pictures/readPicture';
import { orTaken } from '../users/signInNames';
import { pictureSentences, profileFieldNames } from './messages';
import { readProfile } from './readProfile';
import { saveProfile } from './saveProfile';

/** The calls about a person's own profile, and the one that returns a picture as text (reference §7). */
export const profileCalls: readonly MountedCall[] = [
  handle(getUserProfile, ({ db, caller }) => readProfile(db, caller.id)),
  handle(
    saveUserInfo,
    ({ db, body, caller, note, now, services: { settings } }) =>
      saveProfile(db, body, { callerId: caller.id, note, now, budgets: settings.budgets }).catch(orTaken(caller)),
    { success: successMessages.saved, fieldNames: profileFieldNames },
  ),
  handle(encodeImage, async ({ body }) => {
    const { data } = await checkPicture(Buffer.from(await body.file.arrayBuffer()), pictureSentences);
    return data.toString('base64');
  }),
];
