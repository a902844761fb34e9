import { mayAnywhere } from '@college/curriculum-model';
import type { ServerSettings } from '../http/services';
import type { Caller } from '../rights/caller';

/** Whether somebody can do nothing without a second factor: by a setting, whoever may manage. */
export function isSecondFactorRequired(
  caller: Caller,
  { managersNeedSecondFactor }: Pick<ServerSettings, 'managersNeedSecondFactor'>,
): boolean {
  return managersNeedSecondFactor && mayAnywhere(caller, 'manage');
}
