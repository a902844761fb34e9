import type { Language } from '@college/curriculum-model';
import type { Services } from '../../http/services';
import type { Caller } from '../../rights/caller';
import { askingOf } from '../comparing/compareSides';
import type { Asking } from '../thread/editionThread';

/** Who acts, when, and in which language refusals carry plans. */
export interface EditionAct {
  caller: Caller;
  now: Date;
  /** The day on campus at a moment. */
  dayOf: (moment: Date) => string;
  language: Language;
  /** Of the thread on which acts are worked out. */
  asking: Asking;
}

/** The act of a call. */
export function actOf({ services, caller, now, dayOf, language }: Omit<EditionAct, 'asking'> & { services: Services }): EditionAct {
  return { caller, now, dayOf, language, asking: askingOf({ services, caller }) };
}
