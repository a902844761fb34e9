import { isFaultless, newPasswordFaults, noPassword, withoutEdited, type NewPassword, type NewPasswordFaults } from '../NewPassword';

/** The new password that is typed, and how far setting it is. */
export type ResetState = { entry: NewPassword } & (
  | { status: 'filling'; faults: NewPasswordFaults }
  | { status: 'sending' }
  | { status: 'refused'; about: 'fresh' | 'link'; message: string }
);

export type ResetEvent =
  | { type: 'edited'; change: Partial<NewPassword> }
  | { type: 'submitted' }
  | { type: 'refused'; about: 'fresh' | 'link'; message: string };

export const openReset: ResetState = { entry: noPassword, status: 'filling', faults: {} };

/** Nothing is sent with an error, and nothing twice; a rejection keeps the input. */
export function resetReducer(state: ResetState, event: ResetEvent): ResetState {
  const { entry, status } = state;
  if (status === 'sending')
    return event.type === 'refused' ? { entry, status: 'refused', about: event.about, message: event.message } : state;
  switch (event.type) {
    case 'edited': {
      const faults = status === 'filling' ? withoutEdited(state.faults, event.change) : {};
      return { entry: { ...entry, ...event.change }, status: 'filling', faults };
    }
    case 'submitted': {
      const faults = newPasswordFaults(entry);
      return isFaultless(faults) ? { entry, status: 'sending' } : { entry, status: 'filling', faults };
    }
    case 'refused':
      return state;
  }
}
