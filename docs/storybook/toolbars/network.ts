import { localeOf } from '@college/ui/theme';
import { ApiError, connectionFailure } from '../../../packages/api-client/src/core/failure';
import { replyCodes } from '../../../packages/curriculum-model/src/envelope/codes';

/** The network of a story's calls: as in the story, slow, rejected by the server, offline, or without a session. */
export type Network = 'ok' | 'slow' | 'error' | 'offline' | 'signed-out';

/** How many milliseconds a slow call takes, and each piece of a slow stream; a test holds calls back by another `after`. */
export const slowness = {
  call: 2500,
  piece: 600,
  after: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

/** What a widget gets to catch: the same errors that `@college/api-client` throws. */
export function failureOf(network: Network, languageCode: string): Error | undefined {
  const isChinese = localeOf(languageCode) === 'zh-CN';
  if (network === 'error') {
    return new ApiError(
      replyCodes.internal,
      isChinese ? '服务器出现错误，请稍后重试。' : 'Something went wrong on the server. Try again later.',
    );
  }
  if (network === 'signed-out') {
    const message = isChinese ? '登录已过期，请重新登录。' : 'Your sign-in has expired. Please sign in again.';
    return new ApiError(replyCodes.tokenExpired, message);
  }
  if (network !== 'offline') return undefined;
  const failure = connectionFailure(new TypeError('Failed to fetch'));
  if (isChinese) failure.message = `系统错误 ${failure.message}`;
  return failure;
}
