import type { BoardCourse } from '@college/curriculum-model';
import type { CheckStanding } from './useProgressBoard';

/** The ways out of the board. Without an address there is no link. */
export interface BoardHrefs {
  /** The way to a course. */
  courseHref?: ((course: BoardCourse) => string) | undefined;
  /** The way to a major. */
  majorHref?: ((majorId: number) => string) | undefined;
  /** The way to what the rules find in a major. */
  findingsHref?: ((majorId: number) => string) | undefined;
  /** The way to the proposals of a major. */
  reviewHref?: ((majorId: number) => string) | undefined;
}

/** Which majors are asked about, and how to ask about one again. */
export interface CheckProps {
  checks: ReadonlyMap<number, CheckStanding>;
  onRecheck: (majorId: number) => void;
}
