import type { Context } from 'hono';
import { isLost } from '../db';
import { codes } from './codes';
import { requestLanguage } from './language';
import { httpMessages } from './messages';
import { Refusal } from './refusal';
import type { RequestVariables } from './requestLog';
import { refusalResponse } from './respond';

/** What failed outside any call, such as a page that could not be read: logged, and answered without a word about its inside. */
export function answerError(error: Error, c: Context<{ Variables: RequestVariables }>): Response {
  c.get('log').error({ err: error }, 'a request failed unexpectedly');
  const sentence = isLost(error) ? httpMessages.databaseLost : httpMessages.internal(c.get('requestId'));
  return refusalResponse(new Refusal(codes.internal, sentence), requestLanguage(new URL(c.req.url), c.req.header('accept-language')), 503);
}
