import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../../support/messageOf';
import { useAnswer } from '../../../support/useAnswer';
import { secondFactorReducer, type SecondFactorEvent, type SecondFactorState } from './secondFactorState';
import type { SecondFactorSource } from './SecondFactorSource';

/** Loads whether the second factor is on. */
export function useSecondFactor(source: SecondFactorSource) {
  const { request, retry } = useAnswer('own', () => source.load());
  return { request, retry };
}

/** Binds the steps of switching it; `failed` is said when a failure brought no words of its own. */
export function useSecondFactorSteps(source: SecondFactorSource, first: SecondFactorState, failed: string) {
  const [state, dispatch] = useReducer(secondFactorReducer, first);
  const rootRef = useRef<HTMLDivElement>(null);

  const shownStep = useRef(first.step);

  // In another step the button that was pressed is gone: what comes first there takes the focus.
  useEffect(() => {
    if (shownStep.current === state.step) return;
    shownStep.current = state.step;
    rootRef.current?.querySelector<HTMLElement>('input:not([readonly]), button')?.focus();
  }, [state.step]);

  async function run(act: () => Promise<SecondFactorEvent>) {
    dispatch({ type: 'sent' });
    try {
      dispatch(await act());
    } catch (error) {
      dispatch({ type: 'refused', message: messageOf(error) || failed });
    }
  }

  return {
    state,
    rootRef,
    dispatch,
    begin: () => run(async () => ({ type: 'begun', key: await source.begin() })),
    confirm: (code: string) => run(async () => ({ type: 'confirmed', recoveryCodes: await source.confirm(code) })),
    switchOff: (code: string) =>
      run(async () => {
        await source.switchOff(code);
        return { type: 'switchedOff' };
      }),
  };
}
