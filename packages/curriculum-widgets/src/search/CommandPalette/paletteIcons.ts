import {
  Activity,
  Bell,
  BookOpen,
  BookOpenText,
  ChevronRight,
  Columns2,
  Command,
  Contrast,
  Download,
  GitBranch,
  GitCompareArrows,
  GitPullRequest,
  GraduationCap,
  History,
  House,
  Languages,
  ListChecks,
  LogOut,
  Maximize2,
  MessageSquare,
  Monitor,
  Moon,
  PanelLeft,
  Rows2,
  Rows3,
  Ruler,
  Shapes,
  Sun,
  Target,
  User,
  type LucideIcon,
} from 'lucide-react';
import { navigationIcons } from '../../shell/AppShell/navigationIcons';
import type { PaletteRow, PaletteSign } from './paletteEntries';

const ofRecords = {
  course: BookOpen,
  major: GraduationCap,
  indicator: Ruler,
  goal: Target,
  point: ListChecks,
  ksa: Shapes,
  person: User,
} as const satisfies Record<string, LucideIcon>;

const signs: Readonly<Record<PaletteSign, LucideIcon>> = {
  ...navigationIcons,
  account: User,
  appearanceContrast: Contrast,
  appearanceDark: Moon,
  appearanceLight: Sun,
  appearanceSystem: Monitor,
  compare: GitCompareArrows,
  compactRows: Rows3,
  editions: GitBranch,
  export: Download,
  feedback: MessageSquare,
  findings: ListChecks,
  fit: Maximize2,
  home: House,
  language: Languages,
  notices: Bell,
  panel: PanelLeft,
  read: BookOpenText,
  regularRows: Rows2,
  review: GitPullRequest,
  scenarios: Columns2,
  signOut: LogOut,
  status: Activity,
};

/** The sign of a line: its own, else that of its kind. */
export function iconOf(row: PaletteRow): LucideIcon {
  if (row.type === 'record') return ofRecords[row.kind];
  if (row.type === 'recent') return row.recent.sign ? signs[row.recent.sign] : History;
  if (row.act.sign) return signs[row.act.sign];
  return row.act.kind === 'page' ? ChevronRight : Command;
}
