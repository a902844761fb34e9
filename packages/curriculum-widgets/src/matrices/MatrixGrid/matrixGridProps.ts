import type { Relate, RuleLevel, Support } from '@college/curriculum-model';
import type { ChangeKind } from '@college/ui/icons';
import type { ReactNode } from 'react';

/** What one cell shows. Cells are values: a changed cell is a new object, an unchanged one the same object. */
export type MatrixCell =
  /** A star, hollow star or nothing; a cell the size of the row's height. `isBare`: supported, but no goal is bound. `change`: two versions differ here, and `relate` is the later one. `suggested`: the strength that is suggested here; `isAccepted`: it was taken from a suggestion and is not saved yet. */
  | {
      kind: 'support';
      relate: Relate;
      isBare?: boolean;
      isMarked?: boolean;
      change?: MatrixChange;
      suggested?: Support;
      isAccepted?: boolean;
    }
  /** Items one a line: star, muted code, ink label. `suggested`: items that are suggested here, below them; `isAccepted`: one was taken from a suggestion and is not saved yet. */
  | { kind: 'list'; items: readonly MatrixItem[]; isMarked?: boolean; suggested?: readonly MatrixItem[]; isAccepted?: boolean }
  /** `isLong`: too long to be edited in its place; `onOpen` is called instead. */
  | { kind: 'text'; text: string; align?: 'start' | 'end'; isWarning?: boolean; isMarked?: boolean; isLong?: boolean };

/** What became of a strength: a removed one is struck. */
export interface MatrixChange {
  before: Relate;
  mark: Exclude<ChangeKind, 'edited'>;
}

/** A point or a KSA item in a cell. */
export interface MatrixItem {
  id: number;
  relate: Support;
  /** 5, K3 */
  code: string;
  label: string;
}

/** The head of a row or of a column. */
export interface MatrixHead {
  id: string;
  /** 1.2, G1, T1, 4 */
  code?: string;
  label: string;
  /** A muted second line: the hours of a chapter, the output of a task goal. */
  caption?: string;
  /** A star before the code, as a placed point has in the project matrix. */
  relate?: Support;
  /** The whole text, where the label may be cut. */
  tooltip?: string;
  /** How the head is spoken, where it differs from code and label. */
  spoken?: string;
  /** The code that it had in an earlier version, where that was another one. */
  codeBefore?: string;
  /** What became of it between two versions: an added one has an edge, a removed one is struck. */
  mark?: 'added' | 'removed' | 'edited';
}

/** Neighbouring rows or columns under one head: a requirement, an indicator point, 任务目标, 教学安排. */
export interface MatrixGroup {
  id: string;
  code?: string;
  label: string;
  tooltip?: string;
  /** Ids of its rows or columns, in order. Groups follow each other without gaps. */
  members: readonly string[];
  isCollapsible?: boolean;
  /** Of rows: what the closed line says over its whole width, in place of counts. */
  closedLabel?: string;
  /** As in `MatrixHead`. */
  codeBefore?: string;
  mark?: 'added' | 'removed' | 'edited';
}

/** Rows or columns, with their groups where there are any. */
export interface MatrixAxis {
  heads: readonly MatrixHead[];
  groups?: readonly MatrixGroup[];
}

/** A row with its cells in the order of the columns; the same object as long as nothing in it changed. */
export interface MatrixRow {
  id: string;
  cells: readonly MatrixCell[];
  isReadOnly?: boolean;
  /** Drawn stronger: this course's row. */
  isCurrent?: boolean;
}

/** Strong and weak, for footer and last column; `gap` is shown next to the counts as text. */
export interface MatrixCount {
  strong: number;
  weak: number;
  gap?: { tone: 'warning' | 'danger'; text: string };
  /** Said instead of the stars: hours of the text columns. */
  text?: string;
}

/** A row of the foot that says something of each column. */
export interface MatrixFootRow {
  id: string;
  label: string;
  /** In the order of the columns. */
  cells: readonly MatrixFootCell[];
}

/** A figure with the star it counts, or marks of gaps that were closed and opened. */
export interface MatrixFootCell {
  relate?: Support;
  count?: number;
  /** Drawn stronger: the figure is another one than before. */
  isChanged?: boolean;
  tone?: 'warning' | 'danger';
  effects?: readonly ('closed' | 'opened')[];
  /** The cell in words; absent where it is empty. */
  spoken?: string;
}

/** A cell by the ids of its row and column. */
export interface CellAt {
  rowId: string;
  columnId: string;
}

/** A rectangle of cells by ids, in the order shown; collapsed and filtered lines are not in it. */
export interface CellRange {
  rowIds: readonly string[];
  columnIds: readonly string[];
}

/** What is known of cells, rows, columns and groups, by their ids; what is not in it has none. */
export interface MatrixSpots<Value> {
  /** By row, then by column. */
  cells: ReadonlyMap<string, ReadonlyMap<string, Value>>;
  rows: ReadonlyMap<string, Value>;
  columns: ReadonlyMap<string, Value>;
  groups: ReadonlyMap<string, Value>;
}

/** How many open discussions there are. */
export type MatrixDiscussions = MatrixSpots<number>;

/** What the rules find at a place of a matrix. */
export interface MatrixFound {
  /** Of the finding that weighs most. */
  level: RuleLevel;
  /** All of them in words, as the name of the cell says them. */
  words: string;
}

/** What a mark of discussions or findings is about: a cell, a row, a column or a group. */
export type DiscussedAt = CellAt | { rowId: string } | { columnId: string } | { groupId: string };

export interface MatrixGridProps {
  /** Names the grid. */
  'aria-label': string;
  /** The columns with their groups. */
  columns: MatrixAxis;
  /** The heads of the rows with their groups. */
  rowAxis: MatrixAxis;
  /** The cells, row by row, in the order of the heads. */
  rows: readonly MatrixRow[];
  /** Words in the corner, bottom left of the head: 章节（理论/实践学时）. */
  corner?: string;
  /** How the cells are laid out: squares with one star, or lists and texts in columns that share the width. */
  layout: 'squares' | 'lists';
  /** Width of a column in px, by its id; the others share what is left (at least 160). Lists only. */
  columnWidths?: Readonly<Record<string, number>>;
  /** Counts in the foot, in the order of the columns, and in the last column, in the order of the rows. */
  columnCounts?: readonly MatrixCount[];
  /** Counts in the last column, in the order of the rows. */
  rowCounts?: readonly MatrixCount[];
  /** First cell of the foot (覆盖 5/5 目标，6/6 章节); under squares what stands behind the name of its first row: 22/24. */
  footLabel?: ReactNode;
  /** Last cell of the foot. */
  footTotal?: MatrixCount;
  /** Rows of the foot in place of counts. */
  footRows?: readonly MatrixFootRow[];
  /** Whether squares are as small as they can be read, with room for two lines in the heads of groups; they grow to 44 px where there is room. @default false */
  isDense?: boolean;
  /** Width of the heads of rows in px; beside dense squares with counts they take what is left as well. @default 224 */
  rowHeadWidth?: number;
  /** Width of the last column beside dense squares, in px. @default 88 */
  rowCountWidth?: number;
  /** The head of the last column. @default 本行 */
  rowCountLabel?: string;
  /** Whether nothing can be changed; ranges and copying stay. @default false */
  isReadOnly?: boolean;
  /**
   * The greatest height, as a CSS length; beyond it the grid scrolls under its head and foot. A page may set `--matrix-height` instead. @default 'max(360px,
   * 100dvh - 240px)'
   */
  height?: string;
  /** Rows become columns; ids, ranges and fill directions stay those of the matrix as passed. @default false */
  isTransposed?: boolean;
  /** Groups that are closed, by id; uncontrolled when absent. */
  collapsedGroups?: readonly string[];
  /** Called when a group is collapsed or expanded. */
  onCollapsedGroupsChange?: (ids: readonly string[]) => void;
  /** The cell with the ring; uncontrolled when absent. */
  activeCell?: CellAt | null;
  /** Called when the active cell changes. */
  onActiveCellChange?: (cell: CellAt | null) => void;
  /** Called when the selected cells change. */
  onRangeChange?: (range: CellRange | null) => void;
  /** Suggested words of a cell as spoken when it becomes active: 「数据结构，2.1 …，强支撑；本列 3 强 1 弱」; by default built from heads, cell and counts. */
  spokenCell?: (cell: CellAt) => string;
  /** Click on the cell that is selected already, alone, and Enter, F2, Space; the first click selects. `element` is the cell, for popovers beside it. */
  onOpen?: (cell: CellAt, element: HTMLElement, by: 'click' | 'key') => void;
  /** Open discussions: a mark with their number in the corner of a cell and in heads. */
  discussions?: MatrixDiscussions;
  /** What rules find: a quiet mark in the other corner; its words are those of the cell or the head. */
  findings?: MatrixSpots<MatrixFound>;
  /** Shift+F2 on a cell, and a press on a mark: shows the discussions and findings there. */
  onDiscuss?: (at: DiscussedAt, by: 'click' | 'key') => void;
  /** Keys 1, 2, 0 and Delete over the range: strong, weak, none. Read-only rows are not in it; Delete over several cells takes texts along. */
  onRelate?: (range: CellRange, relate: Relate) => void;
  /** Ctrl+D and Ctrl+R: the first row (column) of the range into the rest of it. */
  onFill?: (range: CellRange, direction: 'down' | 'right') => void;
  /** Text to type over a text cell; the grid edits in place and passes the new text. */
  onTextChange?: (cell: CellAt, text: string) => void;
  /** Ctrl+C and Ctrl+X: the content for the clipboard. `onRelate` with -1 follows a cut. */
  onCopy?: (range: CellRange) => { text: string; html: string };
  /** Ctrl+V: what was on the clipboard, to be put at the range's first cell. */
  onPaste?: (range: CellRange, clipboard: { text: string; html: string }) => void;
}
