import { isFaultless, newPasswordFaults, noPassword, withoutEdited, type NewPassword, type NewPasswordFaults } from '../NewPassword';

/** The new password that is typed, and how far setting it is. */
export type ResetState = { entry: NewPassword } & (
  | { status: 'filling'; faults: NewPasswordFaults }
  | { status: 'sending' }
  | { status: 'refused'; message: string }
);

export type ResetEvent = { type: 'edited'; change: Partial<NewPassword> } | { type: 'submitted' } | { type: 'refused'; message: string };

export const openReset: ResetState = { entry: noPassword, status: 'filling', faults: {} };

/** Nothing is sent with a fault, and nothing twice; a refusal keeps what was typed. */
export function resetReducer(state: ResetState, event: ResetEvent): ResetState {
  const { entry, status } = state;
  if (status === 'sending') return event.type === 'refused' ? { entry, status: 'refused', message: event.message } : state;
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
