import type { DescribedChange } from '../describe';

/** One change in both languages. */
export interface TwoReadings {
  zh: DescribedChange;
  en: DescribedChange;
}
