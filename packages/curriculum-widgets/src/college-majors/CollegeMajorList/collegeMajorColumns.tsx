import { readRelates, textOf, type CollegeMajorResponse, type Language, type OptionItem } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { wordsTo } from '../../occupations/choices/choiceNodes';
import { InChinese } from '../../support/InChinese';
import type { CollegeMajorListText } from './messages';

interface CollegeMajorColumnsOptions {
  text: CollegeMajorListText;
  language: Language;
  types: readonly OptionItem[];
  /** Whether the figure by which the list is ordered shows. */
  hasRelates: boolean;
}

/** The columns of the list: name, category and code (reference §2.4), and the count of related majors while it orders the rows. */
export function collegeMajorColumns({
  text,
  language,
  types,
  hasRelates,
}: CollegeMajorColumnsOptions): DataTableColumn<CollegeMajorResponse>[] {
  return [
    {
      id: 'name',
      header: text.name,
      minWidth: 200,
      isRowHeader: true,
      isSortable: true,
      cell: (major) => <InChinese text={textOf(major, 'name', language)} language={language} />,
    },
    {
      id: 'category',
      header: text.typeId,
      minWidth: 200,
      tone: 'muted',
      isSortable: true,
      cell: ({ type }) => <InChinese text={wordsTo(types, type.id).join(' / ') || (type.name ?? '')} language={language} />,
    },
    { id: 'code', header: text.code, width: 144, tone: 'muted', isSortable: true, cell: ({ code }) => code },
    ...(hasRelates
      ? [
          {
            id: 'relates',
            header: text.relates,
            width: 136,
            align: 'end' as const,
            tone: 'muted' as const,
            isSortable: true,
            sortsFirst: 'descending' as const,
            cell: ({ relates }: CollegeMajorResponse) => readRelates(relates).length,
          },
        ]
      : []),
  ];
}
