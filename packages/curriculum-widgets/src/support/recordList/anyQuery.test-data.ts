import { textLimits } from '@college/curriculum-model';
import fc from 'fast-check';

const keyword = { unit: 'binary', minLength: textLimits.keyword - 2, maxLength: textLimits.keyword + 40 } as const;

/** Pages and keywords of addresses that people type or that are cut off. */
export const anyListQuery = {
  page: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1_000_000, 1_000_001, Number.MAX_SAFE_INTEGER)),
  keyword: fc.oneof(fc.string(), fc.string(keyword)),
};
