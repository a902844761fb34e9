import type { CardAct } from '@college/curriculum-model';
import {
  ChartColumn,
  ChevronRight,
  Download,
  Eye,
  FileText,
  ListChecks,
  Pencil,
  Table2,
  TextCursorInput,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { exportEntryValue, type CardEntry } from './cardEntries';

const iconsByAct: Readonly<Record<CardAct, LucideIcon>> = {
  edit: Pencil,
  rename: TextCursorInput,
  points: ListChecks,
  matrix: Table2,
  read: Eye,
  report: FileText,
  completion: ChartColumn,
  copy: ChevronRight,
  delete: Trash2,
};

/** The sign before an entry; one for all entries of a college's own. */
export function iconOf({ act, value }: CardEntry): LucideIcon {
  if (value === exportEntryValue) return Download;
  return act === null ? ChevronRight : iconsByAct[act];
}
