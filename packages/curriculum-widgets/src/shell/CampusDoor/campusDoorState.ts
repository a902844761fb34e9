/** Where a sign-in at the campus stands: choosing a way, exchanging what the provider sent, or at the code of the second factor. */
export type CampusDoorState =
  | { step: 'choosing'; problem?: string }
  | { step: 'exchanging'; campusCode: string; code?: string }
  | { step: 'code'; campusCode: string; problem?: string };

export type CampusDoorEvent =
  | { type: 'codeSent'; code: string }
  | { type: 'codeWanted'; message: string }
  | { type: 'refused'; message: string }
  | { type: 'edited' }
  | { type: 'left' };

/** A code is asked for without a reproach the first time; whatever else is refused leads back to the choice, with its sentence. */
export function campusDoorReducer(state: CampusDoorState, event: CampusDoorEvent): CampusDoorState {
  switch (event.type) {
    case 'codeSent':
      return state.step === 'code' ? { step: 'exchanging', campusCode: state.campusCode, code: event.code } : state;
    case 'codeWanted':
      if (state.step !== 'exchanging') return state;
      return { step: 'code', campusCode: state.campusCode, ...(state.code !== undefined && { problem: event.message }) };
    case 'refused':
      return state.step === 'exchanging' ? { step: 'choosing', problem: event.message } : state;
    case 'edited':
      return state.step === 'code' ? { step: 'code', campusCode: state.campusCode } : state;
    case 'left':
      return state.step === 'code' ? { step: 'choosing' } : state;
  }
}
