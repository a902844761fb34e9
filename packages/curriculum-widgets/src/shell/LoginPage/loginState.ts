/** What a person types to sign in. */
export interface Credentials {
  /** E-mail, or the user name. */
  account: string;
  password: string;
  /** The code of the second factor, once it was asked for. */
  code?: string;
}

/** What the form knows: untouched or wrong, on its way, or refused with the server's sentence. */
export type LoginState =
  | { status: 'filling'; isAccountMissing: boolean; isPasswordMissing: boolean; isCodeMissing?: boolean }
  | { status: 'sending' }
  | { status: 'refused'; message: string };

export type LoginEvent =
  | { type: 'submitted'; credentials: Credentials }
  | { type: 'edited' }
  | { type: 'codeAsked' }
  | { type: 'refused'; message: string };

export const filling: LoginState & { status: 'filling' } = { status: 'filling', isAccountMissing: false, isPasswordMissing: false };

/** Empty fields are named at once and nothing is sent; a second press while sending changes nothing. */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'submitted': {
      if (state.status === 'sending') return state;
      const isAccountMissing = event.credentials.account.trim() === '';
      const isPasswordMissing = event.credentials.password === '';
      if (isAccountMissing || isPasswordMissing) return { status: 'filling', isAccountMissing, isPasswordMissing };
      return event.credentials.code === '' ? { ...filling, isCodeMissing: true } : { status: 'sending' };
    }
    case 'edited':
      return state.status === 'sending' ? state : filling;
    case 'codeAsked':
      return filling;
    case 'refused':
      return state.status === 'sending' ? { status: 'refused', message: event.message } : state;
  }
}
