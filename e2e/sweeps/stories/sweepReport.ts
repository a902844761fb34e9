import type { StoryResult } from './findings';

/** What a whole sweep came to. */
export interface SweepReport {
  date: string;
  revision: string;
  minutes: number;
  listed: number;
  visited: number;
  /** Stories drawn in each combination; fewer than visited where stories fix their own language or theme. */
  drawn: Record<string, number>;
  /** Findings, and the stories that have any, by kind. */
  kinds: Record<string, { findings: number; stories: number }>;
  stories: StoryResult[];
}
