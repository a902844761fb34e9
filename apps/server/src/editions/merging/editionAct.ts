import type { Language } from '@college/curriculum-model';
import type { Services } from '../../http/services';
import type { Caller } from '../../rights/caller';
import { askingOf } from '../comparing/compareSides';
import type { Asking } from '../thread/editionThread';

/** Who acts, when, and in which language refusals carry plans. */
export interface EditionAct {
  caller: Caller;
  now: Date;
  language: Language;
  /** Of the thread on which acts are worked out. */
  asking: Asking;
}

/** The act of a call. */
export function actOf({ services, caller, now, language }: Omit<EditionAct, 'asking'> & { services: Services }): EditionAct {
  return { caller, now, language, asking: askingOf({ services, caller }) };
}
