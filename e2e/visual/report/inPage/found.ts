/** What a designer says about the difference between two pictures, which are named by their digests. */
export interface Decision {
  mode: string;
  story: string;
  before?: string;
  after?: string;
  isAccepted: boolean;
  comment: string;
}

/** A picture that differs, as the page shows it. */
export interface ShownPicture {
  mode: string;
  story: string;
  /** The title under which Storybook lists the story. */
  widget: string;
  name: string;
  kind: 'changed' | 'added' | 'removed';
  pixels?: number;
  before?: string;
  after?: string;
}

/** A picture of one of the three kinds, by the folder that it is in. */
export type Side = 'before' | 'after' | 'difference';

/** What the run found; the page has it in its own text. */
export interface Found {
  base: string;
  /** How many pictures were compared. */
  total: number;
  shown: readonly ShownPicture[];
  /** What was decided before this run. */
  decisions: readonly Decision[];
  /** The folders of the pictures, relative to the page. */
  folders: Readonly<Record<Side, string>>;
}

/** Names the two pictures of a decision. */
export function keyOf({ mode, story, before = '', after = '' }: Pick<Decision, 'mode' | 'story' | 'before' | 'after'>): string {
  return [mode, story, before, after].join(' ');
}
