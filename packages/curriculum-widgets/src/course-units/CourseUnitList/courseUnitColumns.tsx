import { sumHours, totalHours, type CourseUnit, type ListedCourseUnit, hasOutputRequirement, lastRevised } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { RateBar } from '../../support/progress/RateBar';
import type { CourseUnitListText } from './messages';

/** Columns beyond those of the specification; the column chooser offers them. */
export const extraColumnIds = ['class', 'type', 'theoryPractice'] as const;

interface CourseUnitColumnsOptions {
  text: CourseUnitListText;
  isEnglish: boolean;
  /** Whether the time of creation orders the rows: then it shows. */
  isByTime: boolean;
  /** Whether the list says who leads a course. */
  hasLeaders: boolean;
  /** Whether it says how complete a course is. */
  hasProgress: boolean;
  hrefOf?: (unit: CourseUnit) => string;
  onOpen?: (unit: CourseUnit) => void;
}

/** The columns of the list, in the order of the drawing. */
export function courseUnitColumns({
  text,
  isEnglish,
  isByTime,
  hasLeaders,
  hasProgress,
  hrefOf,
  onOpen,
}: CourseUnitColumnsOptions): DataTableColumn<ListedCourseUnit>[] {
  const classes = [text.compulsory, text.elective];
  const types = [text.general, text.disciplineBased, text.major, text.practicalSession, text.integrative];
  const nth = (words: readonly string[], id: number | null) => (id ? (words[id - 1] ?? String(id)) : text.unfilled);
  const opens = hrefOf !== undefined || onOpen !== undefined;

  // Ctrl, Shift and the middle button keep their meaning: a real address opens wherever the person wants it.
  function openHere(event: MouseEvent, unit: CourseUnit) {
    if (!onOpen || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(unit);
  }

  return [
    { id: 'id', header: text.id, width: 68, tone: 'muted', isSortable: true, cell: (unit) => unit.id },
    {
      id: 'name',
      header: text.name,
      minWidth: isEnglish ? 140 : 156,
      isRowHeader: true,
      isSortable: true,
      cell: (unit) => {
        const name = unit.name || text.unnamed;
        const shown = withLang(name, isEnglish ? 'en' : 'zh');
        if (!opens) return <span title={name}>{shown}</span>;
        return (
          <NameLink href={hrefOf?.(unit) ?? '#'} title={name} onClick={(event) => openHere(event, unit)}>
            {shown}
          </NameLink>
        );
      },
    },
    {
      id: 'class',
      header: text.class,
      width: isEnglish ? 112 : 76,
      isSortable: true,
      tone: 'muted',
      isOptional: true,
      cell: (unit) => nth(classes, unit.classId),
    },
    {
      id: 'type',
      header: text.type,
      width: isEnglish ? 136 : 96,
      isSortable: true,
      tone: 'muted',
      isOptional: isEnglish && hasProgress ? 'wide' : true,
      cell: (unit) => nth(types, unit.typeId),
    },
    {
      id: 'hours',
      header: text.hours,
      headerTitle: text.hoursTitle,
      width: isEnglish ? 92 : 84,
      isSortable: true,
      sortsFirst: 'descending',
      align: 'end',
      cell: (unit) => totalHours(unit),
    },
    ...(isEnglish && isByTime && hasLeaders ? [] : [theoryPractice(text, isEnglish, isByTime && hasProgress ? 'wide' : true)]),
    {
      id: 'criterion',
      header: text.criterion,
      headerTitle: text.criterionTitle,
      width: isEnglish ? 132 : 116,
      isSortable: true,
      sortsFirst: 'descending',
      // Any text counts, white space too: servers store a blank requirement as nothing (decision 48).
      cell: (unit) => {
        const hasOutput = hasOutputRequirement(unit);
        return <Output data-output={hasOutput ? 'yes' : 'no'}>{hasOutput ? text.yes : text.no}</Output>;
      },
    },
    ...(hasLeaders
      ? [
          {
            id: 'leader',
            header: text.leader,
            width: isEnglish ? 112 : 80,
            tone: 'muted' as const,
            isSortable: true,
            cell: ({ leaders = [] }: ListedCourseUnit) =>
              withLang(
                leaders
                  .map(({ label, translations }) => (isEnglish && translations?.en?.label?.text) || label)
                  .join(isEnglish ? ', ' : '、'),
                isEnglish ? 'en' : 'zh',
              ),
          },
        ]
      : []),
    ...(hasProgress
      ? [
          {
            id: 'progress',
            header: text.progress,
            width: 108,
            // English names would be cut beside it in a narrow window.
            isOptional: isEnglish && isByTime,
            isSortable: true,
            sortsFirst: 'descending' as const,
            cell: ({ progress }: ListedCourseUnit) => <RateBar rate={progress} />,
          },
        ]
      : []),
    ...(isByTime
      ? [
          {
            id: 'created',
            header: text.timeOrder,
            width: 104,
            tone: 'muted' as const,
            isSortable: true,
            sortsFirst: 'descending' as const,
            cell: ({ createTime }: CourseUnit) => <Moment value={createTime} precision="day" />,
          },
        ]
      : []),
    {
      id: 'revised',
      header: text.revised,
      width: 160,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: (unit) => <Moment value={lastRevised(unit)} />,
    },
  ];
}

/** English heads leave no room for it beside the date and the leader at 1440 px. */
function theoryPractice(text: CourseUnitListText, isEnglish: boolean, isOptional: true | 'wide'): DataTableColumn<ListedCourseUnit> {
  return {
    id: 'theoryPractice',
    header: text.theoryPractice,
    width: isEnglish ? 116 : 100,
    isSortable: true,
    sortsFirst: 'descending',
    align: 'end',
    tone: 'muted',
    isOptional,
    cell: (unit) => {
      const { theory, practice } = sumHours(unit.courseMatrixVOS);
      return `${theory}/${practice}`;
    },
  };
}

const NameLink = styled.a`
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.text};
  text-decoration: none;
  text-underline-offset: 3px;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

// Caption size, so that a full date fits its column.
const Moment = styled(DateTime)`
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Output = styled.span`
  &[data-output='no'] {
    color: ${tokens.color.textMuted};
  }
`;
