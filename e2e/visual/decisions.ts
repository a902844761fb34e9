import { readFileSync } from 'node:fs';
import type { Comparison } from './compare';
import type { Decision } from './report/inPage/found';

/** Reads what a designer exported from the report. */
export function readDecisions(file: string): Decision[] {
  const { decisions } = JSON.parse(readFileSync(file, 'utf8')) as { decisions?: unknown };
  if (!Array.isArray(decisions) || !decisions.every((each) => typeof each?.mode === 'string' && typeof each.story === 'string'))
    throw new Error(`${file} has no decisions, so no difference would be accepted. Export them from the report of the visual review.`);
  return decisions as Decision[];
}

/** What was decided about a difference; a decision is about these two pictures, so it ends when one of them changes. */
export function decisionOn({ mode, story, before, after }: Comparison, decisions: readonly Decision[]): Decision | undefined {
  return decisions.find((each) => each.mode === mode && each.story === story && each.before === before && each.after === after);
}

/** The pictures that differ and that nobody accepted. */
export function undecided(comparisons: readonly Comparison[], decisions: readonly Decision[]): Comparison[] {
  return comparisons.filter((each) => each.kind !== 'same' && !decisionOn(each, decisions)?.isAccepted);
}
