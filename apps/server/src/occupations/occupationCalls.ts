import type { MountedCall } from '../http/call';
import { bookCalls } from './book/bookCalls';
import { recordCalls } from './records/recordCalls';
import { optionCalls } from './skills/optionCalls';

/** The calls about the classification of occupations and the records of a college. */
export const occupationCalls: readonly MountedCall[] = [...bookCalls, ...optionCalls, ...recordCalls];
