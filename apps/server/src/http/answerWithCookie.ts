import type { SignInCookie } from './signInCookie';

/** A successful response that sets a cookie. */
export class AnswerWithCookie<Data> {
  readonly data: Data;
  readonly cookie: SignInCookie;

  constructor(data: Data, cookie: SignInCookie) {
    this.data = data;
    this.cookie = cookie;
  }
}
