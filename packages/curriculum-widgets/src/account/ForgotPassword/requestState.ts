import { emailSchema } from '@college/curriculum-model';

export type EmailFault = 'empty' | 'notEmail';

/** What is wrong with an e-mail address, by the server's rule; undefined when it will do. */
export function emailFault(email: string): EmailFault | undefined {
  if (email.trim() === '') return 'empty';
  return emailSchema.safeParse(email).success ? undefined : 'notEmail';
}

/** The typed address and the status of the request for a link. `sent` does not reveal whether an account has the address. */
export type RequestState = { email: string } & (
  | { status: 'filling'; fault?: EmailFault }
  | { status: 'sending' }
  | { status: 'refused'; message: string }
  | { status: 'sent' }
);

export type RequestEvent =
  | { type: 'edited'; email: string }
  | { type: 'submitted' }
  | { type: 'sent' }
  | { type: 'refused'; message: string }
  | { type: 'asksAgain' };

export const openRequest: RequestState = { email: '', status: 'filling' };

/** An address that is none is not sent, and nothing is sent twice; the address stays for another try. */
export function requestReducer(state: RequestState, event: RequestEvent): RequestState {
  const { email, status } = state;
  switch (event.type) {
    case 'edited':
      return status === 'sending' ? state : { email: event.email, status: 'filling' };
    case 'submitted': {
      if (status === 'sending' || status === 'sent') return state;
      const fault = emailFault(email);
      return fault ? { email, status: 'filling', fault } : { email: email.trim(), status: 'sending' };
    }
    case 'sent':
      return status === 'sending' ? { email, status: 'sent' } : state;
    case 'refused':
      return status === 'sending' ? { email, status: 'refused', message: event.message } : state;
    case 'asksAgain':
      return status === 'sent' ? { email, status: 'filling' } : state;
  }
}
