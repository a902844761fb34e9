import { isLoginInvalid, isSuccess, replyCodes } from '@college/curriculum-model';
import { inWords, type Exchange } from '../exchange';

/** What is wrong with a refusal: it must be an envelope with a sentence, no internal error, and keep the person signed in. */
export function refusalFault(exchange: Exchange): string | undefined {
  const { envelope, status } = exchange;
  if (!envelope || status >= 500) return inWords(exchange);
  if (isSuccess(envelope.code) || isLoginInvalid(envelope.code) || envelope.code === replyCodes.internal) return inWords(exchange);
  return typeof envelope.message === 'string' && envelope.message.trim() !== '' ? undefined : inWords(exchange);
}

/** What is wrong with the answer to somebody who is not signed in. */
export function signInFault(exchange: Exchange): string | undefined {
  return exchange.envelope && isLoginInvalid(exchange.envelope.code) ? undefined : inWords(exchange);
}

/** The errors of a response about a missing record; an empty list is as good as a rejection. */
export function unknownRecordFault(exchange: Exchange): string | undefined {
  const { envelope } = exchange;
  const isEmpty = envelope !== undefined && isSuccess(envelope.code) && Array.isArray(envelope.data) && envelope.data.length === 0;
  return isEmpty ? undefined : refusalFault(exchange);
}

/** Whether the address is no call of this backend at all. */
export function isUnknownPath({ status, envelope }: Exchange): boolean {
  return (status === 404 || status === 405) && (!envelope || !isLoginInvalid(envelope.code));
}
