import { ApiError, createAuth, isCallFailure, type Client } from '@college/api-client';
import { replyCodes, type LoginInfo, type LoginRequest } from '@college/curriculum-model';

/** Signs in; `onFailure` is given what a toast should say, which a question for the code of the second factor is not. */
export async function signIn(client: Client, credentials: LoginRequest, onFailure: (message: string) => void): Promise<LoginInfo> {
  try {
    return await createAuth(client).signIn(credentials);
  } catch (failure) {
    const isCodeAsked = failure instanceof ApiError && failure.code === replyCodes.codeWanted;
    if (isCallFailure(failure) && !isCodeAsked) onFailure(failure.message);
    throw failure;
  }
}
