/** A regular expression that can be sent to a page. */
export interface SentPattern {
  source: string;
  flags: string;
}

/** By what a part is found in the page: its role or its label, and its accessible name. */
export interface PartQuery {
  role?: string;
  /** The label of a field without a role, as a password has none. */
  label?: SentPattern;
  name?: string | SentPattern;
  inside?: PartQuery;
  holding?: { role: string; name: string | SentPattern };
  /** Which of several, from 1. */
  place?: number;
}
