import type { Key } from '../state';

/** What becomes of an indicator point. One without a decision goes with its requirement, where the new list has one place for that. */
export type IndicatorDecision =
  /** Under an item of the new list, by its number. */
  | { act: 'move'; to: number }
  /** Its goals go to another indicator point; of two supports of a course the stronger stays. */
  | { act: 'merge'; into: Key }
  /** Several new ones in its place: each is supported as it was, and its goals go to one of them, by its place from 0. */
  | { act: 'split'; pieces: readonly IndicatorPiece[]; goalsTo: number }
  /** It goes, with its goals and supports. */
  | { act: 'drop' };

/** The words of an indicator point that another one is split into; the key is a number that no record has. */
export interface IndicatorPiece {
  key: Key;
  description: string;
  english: string;
}

/** The decisions by indicator point. */
export type UpgradeDecisions = Readonly<Record<Key, IndicatorDecision>>;
