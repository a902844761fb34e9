export { loadCampus } from './loadCampus';
import { ApiError, createAuth, isCallFailure, type Client } from '@college/api-client';
import { replyCodes, type LoginInfo } from '@college/curriculum-model';
import type { Credentials } from '@college/curriculum-widgets/shell/LoginPage';

/** Signs in; `onFailure` is given what a toast should say, which a question for the code of the second factor is not. */
export async function signIn(
  client: Client,
  { account: email, ...rest }: Credentials,
  onFailure: (message: string) => void,
): Promise<LoginInfo> {
  try {
    return await createAuth(client).signIn({ email, ...rest });
  } catch (failure) {
    const isCodeAsked = failure instanceof ApiError && failure.code === replyCodes.codeWanted;
    if (isCallFailure(failure) && !isCodeAsked) onFailure(failure.message);
    throw failure;
  }
}
