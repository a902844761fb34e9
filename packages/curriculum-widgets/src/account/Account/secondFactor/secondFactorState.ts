import type { SecondFactorKey } from '@college/curriculum-model';

/** How far somebody is with switching their second factor. `failure` is the sentence of the latest refusal. */
export type SecondFactorState =
  | { step: 'off'; isBusy: boolean; failure?: string | undefined }
  | { step: 'enrolling'; key: SecondFactorKey; isBusy: boolean; failure?: string | undefined }
  | { step: 'codes'; recoveryCodes: readonly string[] }
  | { step: 'on'; codesLeft: number }
  | { step: 'switchingOff'; codesLeft: number; isBusy: boolean; failure?: string | undefined };

export type SecondFactorEvent =
  | { type: 'sent' }
  | { type: 'refused'; message: string }
  | { type: 'begun'; key: SecondFactorKey }
  | { type: 'confirmed'; recoveryCodes: readonly string[] }
  | { type: 'codesKept' }
  | { type: 'offWanted' }
  | { type: 'edited' }
  | { type: 'cancelled' }
  | { type: 'switchedOff' };

/** Events that make no sense in the current step leave the state as it is. */
export function secondFactorReducer(state: SecondFactorState, event: SecondFactorEvent): SecondFactorState {
  switch (event.type) {
    case 'sent':
      return 'isBusy' in state ? { ...state, isBusy: true, failure: undefined } : state;
    case 'refused':
      return 'isBusy' in state ? { ...state, isBusy: false, failure: event.message } : state;
    case 'edited':
      return 'isBusy' in state && !state.isBusy ? { ...state, failure: undefined } : state;
    case 'begun':
      return state.step === 'off' ? { step: 'enrolling', key: event.key, isBusy: false } : state;
    case 'confirmed':
      return state.step === 'enrolling' ? { step: 'codes', recoveryCodes: event.recoveryCodes } : state;
    case 'codesKept':
      return state.step === 'codes' ? { step: 'on', codesLeft: state.recoveryCodes.length } : state;
    case 'offWanted':
      return state.step === 'on' ? { step: 'switchingOff', codesLeft: state.codesLeft, isBusy: false } : state;
    case 'cancelled':
      if (state.step === 'enrolling') return { step: 'off', isBusy: false };
      return state.step === 'switchingOff' ? { step: 'on', codesLeft: state.codesLeft } : state;
    case 'switchedOff':
      return state.step === 'switchingOff' ? { step: 'off', isBusy: false } : state;
  }
}
