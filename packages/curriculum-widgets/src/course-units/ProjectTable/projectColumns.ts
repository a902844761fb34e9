import { textLimits, type HoursFinding, type Language } from '@college/curriculum-model';
import type { EditableColumn } from '@college/ui/EditableTable';
import { MAX_HOURS, readHours } from './hoursText';
import type { projectTableMessages } from './messages';
import type { EditableProjectRow } from './projectRows';

interface ProjectColumnsOptions {
  text: typeof projectTableMessages.en;
  language: Language;
  sums: { theory: number; practice: number };
  findings: readonly HoursFinding[];
  unnamedRows: readonly string[];
}

/** Name, theory hours, practice hours; sums in the foot. */
export function projectColumns({
  text,
  language,
  sums,
  findings,
  unnamedRows,
}: ProjectColumnsOptions): EditableColumn<EditableProjectRow>[] {
  const differs = (kind: HoursFinding['kind']) => (findings.some((finding) => finding.kind === kind) ? 'warning' : undefined);
  const width = language === 'en' ? '120px' : '96px';

  function wrongHours(typed: string) {
    const { problem } = readHours(typed);
    return problem && (problem === 'tooMany' ? text.tooMany({ limit: MAX_HOURS }) : text[problem]);
  }

  return [
    {
      id: 'name',
      header: text.name,
      isRequired: true,
      maxLength: textLimits.title,
      getText: (row) => row.name,
      getError: (row) => (unnamedRows.includes(row.key) ? text.nameEmpty : undefined),
      foot: text.total,
    },
    {
      id: 'theoryPeriod',
      header: text.theory,
      kind: 'number',
      width,
      getText: (row) => String(row.theoryPeriod),
      validate: wrongHours,
      foot: sums.theory,
      footTone: differs('theory'),
    },
    {
      id: 'practicePeriod',
      header: text.practice,
      kind: 'number',
      width,
      getText: (row) => String(row.practicePeriod),
      validate: wrongHours,
      foot: sums.practice,
      footTone: differs('practice'),
    },
  ];
}
