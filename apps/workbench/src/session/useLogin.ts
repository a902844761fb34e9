import type { LoginInfo } from '@college/curriculum-model';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services';

/** The login info of the signed-in person, followed as it changes; undefined while nobody is signed in. */
export function useLogin(): LoginInfo['data'] | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.loginInfo)?.data;
}
