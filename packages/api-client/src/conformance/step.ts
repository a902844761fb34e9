import type { Bilingual } from '@college/curriculum-model';
import type { EndpointName } from '../contract';
import type { AnswerOf, Ask, InputOf } from './ask';
import type { World } from './world';
import type { Known } from './known';

/** The order of the run: find what is there, make what is the suite's own, fill it, read, copy, take away, and end. */
export const phases = ['find', 'make', 'fill', 'read', 'copy', 'change', 'person', 'remove', 'end', 'erase'] as const;
export type Phase = (typeof phases)[number];

/** The moment after a call was answered. */
export interface Moment<Name extends EndpointName> {
  input: InputOf<Name>;
  answer: AnswerOf<Name>;
  world: World;
  ask: Ask;
}

/** Something that must be so beyond the reply's shape; answers what came instead, or nothing where it holds. */
export interface Rule<Name extends EndpointName> {
  says: Bilingual;
  fault: (moment: Moment<Name>) => Promise<string | undefined> | string | undefined;
}

/** What kind of file a download must be. */
export type FileKind = 'workbook' | 'pdf' | 'picture' | 'csv';

interface StepOptions<Name extends EndpointName> {
  phase: Phase;
  /** The input of the call, from earlier responses. */
  input: (world: World, ask: Ask) => InputOf<Name> | Promise<InputOf<Name>>;
  /** The data that the call returns or creates, for other steps. */
  makes?: readonly (keyof Known)[];
  /** What is made before, where it can be, although the call can be tried without. */
  wants?: readonly (keyof Known)[];
  /** Who makes the call; by default the person who runs the suite. */
  as?: 'person';
  /** Remembers what later calls need; also called when a wrong request was taken, so that nothing stays behind unnamed. */
  keep?: (moment: Moment<Name>) => void | Promise<void>;
  rules?: readonly Rule<Name>[];
  /** The same save with a stale version; undefined where the backend returns no versions. */
  outdated?: (moment: Moment<Name>) => InputOf<Name> | undefined | Promise<InputOf<Name> | undefined>;
  file?: FileKind;
  /** Tried in read-only runs too, although the contract declares it as writing. */
  isHarmless?: boolean;
  /** Called with a right input only: wrong ones would be answered alike, or would count against somebody. */
  isRightOnly?: boolean;
}

/** One call of the contract with how it is tried. */
export interface Step extends Omit<StepOptions<EndpointName>, 'input' | 'keep' | 'rules' | 'outdated'> {
  call: EndpointName;
  // Methods, not properties: a call's own narrower moment is accepted.
  input(world: World, ask: Ask): unknown;
  keep?(moment: unknown): void | Promise<void>;
  rules: readonly { says: Bilingual; fault(moment: unknown): Promise<string | undefined> | string | undefined }[];
  outdated?(moment: unknown): unknown;
}

/** Declares how one call of the contract is tried. */
export function step<Name extends EndpointName>(call: Name, { rules = [], ...options }: StepOptions<Name>): Step {
  return { call, rules: rules as Step['rules'], ...options } as Step;
}
