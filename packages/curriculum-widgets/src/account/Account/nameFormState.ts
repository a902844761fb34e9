import { userNameLimit } from '@college/curriculum-model';

export type UserNameFault = 'empty' | 'tooLong';

/** What is wrong with a user name, or undefined when it will do. */
export function userNameFault(name: string): UserNameFault | undefined {
  const { length } = name.trim();
  if (length === 0) return 'empty';
  return length > userNameLimit ? 'tooLong' : undefined;
}

/** What is typed, and how far the save of it is. */
export type NameFormState = { name: string } & (
  | { status: 'filling'; fault?: UserNameFault }
  | { status: 'unchanged' }
  | { status: 'sending' }
  | { status: 'refused'; message: string }
);

export type NameFormEvent =
  | { type: 'edited'; name: string }
  | { type: 'submitted'; current: string }
  | { type: 'saved'; name: string }
  | { type: 'refused'; message: string };

export function openNameForm(name: string): NameFormState {
  return { name, status: 'filling' };
}

/** A name that is none, or the one the account has already, is not sent. */
export function nameFormReducer(state: NameFormState, event: NameFormEvent): NameFormState {
  switch (event.type) {
    case 'edited':
      return state.status === 'sending' ? state : { name: event.name, status: 'filling' };
    case 'submitted': {
      if (state.status === 'sending') return state;
      const fault = userNameFault(state.name);
      if (fault) return { name: state.name, status: 'filling', fault };
      return { name: state.name, status: state.name.trim() === event.current ? 'unchanged' : 'sending' };
    }
    case 'saved':
      return state.status === 'sending' ? openNameForm(event.name) : state;
    case 'refused':
      return state.status === 'sending' ? { name: state.name, status: 'refused', message: event.message } : state;
  }
}
