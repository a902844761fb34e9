import {
  BookOpen,
  ChevronRight,
  Command,
  GraduationCap,
  History,
  ListChecks,
  Ruler,
  Shapes,
  Target,
  User,
  type LucideIcon,
} from 'lucide-react';
import type { PaletteRow } from './paletteEntries';

const ofRecords = {
  course: BookOpen,
  major: GraduationCap,
  indicator: Ruler,
  goal: Target,
  point: ListChecks,
  ksa: Shapes,
  person: User,
} as const satisfies Record<string, LucideIcon>;

/** The sign of a line. */
export function iconOf(row: PaletteRow): LucideIcon {
  if (row.type === 'recent') return History;
  if (row.type === 'record') return ofRecords[row.kind];
  return row.act.kind === 'page' ? ChevronRight : Command;
}
