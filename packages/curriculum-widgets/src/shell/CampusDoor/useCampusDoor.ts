import { campusFaults, replyCodes } from '@college/curriculum-model';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { replyCodeOf } from '../../support/replyCodeOf';
import { useLanguage } from '../../support/useLanguage';
import type { CampusDoorProps } from './CampusDoorProps';
import { campusDoorReducer, type CampusDoorState } from './campusDoorState';

type Options = Pick<CampusDoorProps, 'returned' | 'isLocalOpen' | 'onExchange' | 'onFormShownChange'> & {
  /** What is said of a failure without words. */
  failed: string;
};

/** Exchanges what the provider sent the browser back with, once, and says when the form for passwords is to be seen. */
export function useCampusDoor({ returned, isLocalOpen, onExchange, onFormShownChange, failed }: Options) {
  const language = useLanguage();
  const [state, dispatch] = useReducer(campusDoorReducer, undefined, (): CampusDoorState =>
    returned && 'campusCode' in returned ? { step: 'exchanging', campusCode: returned.campusCode } : { step: 'choosing' },
  );
  const [isEmergency, setEmergency] = useState(false);
  const [isFaultSeen, setFaultSeen] = useState(false);
  const sent = useRef<CampusDoorState>(null);
  const latest = useLatest({ onExchange, onFormShownChange, failed });

  useEffect(() => {
    // A code works once: an effect that runs again must not send it again.
    if (state.step !== 'exchanging' || sent.current === state) return;
    sent.current = state;
    const { campusCode, code } = state;
    setFaultSeen(true);
    latest()
      .onExchange({ campusCode, ...(code !== undefined && { code }) })
      .catch((error: unknown) => {
        const message = messageOf(error) || latest().failed;
        dispatch({ type: replyCodeOf(error) === replyCodes.codeWanted ? 'codeWanted' : 'refused', message });
      });
  }, [state, latest]);

  const isFormShown = state.step === 'choosing' && (isLocalOpen || isEmergency);
  useEffect(() => latest().onFormShownChange(isFormShown), [isFormShown, latest]);

  const fault = returned && 'fault' in returned && !isFaultSeen ? campusFaults[returned.fault][language] : undefined;
  return {
    state,
    dispatch,
    isFormShown,
    problem: state.step === 'choosing' ? (state.problem ?? fault) : undefined,
    toggleEmergency: () => setEmergency((isOpen) => !isOpen),
  };
}
