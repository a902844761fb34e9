import type { Language, Qualification } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Brief } from './Brief';
import type { QualificationDirectoryText } from './messages';
import { langOf } from '../../support/langOf';
import { categoryWord } from './qualificationWords';

/** The four columns of the directory (reference §2.6). */
export function qualificationColumns(text: QualificationDirectoryText, language: Language): DataTableColumn<Qualification>[] {
  const brief = (words: string) => <Brief words={words} language={language} unknown={text.unknown} />;
  return [
    {
      id: 'name',
      header: text.name,
      minWidth: 304,
      isRowHeader: true,
      isSortable: true,
      cell: ({ name }) => <span lang={langOf(name, language)}>{name}</span>,
    },
    {
      id: 'department',
      header: text.department,
      minWidth: 184,
      tone: 'muted',
      isSortable: true,
      cell: ({ department }) => brief(department),
    },
    {
      id: 'category',
      header: text.category,
      width: 176,
      tone: 'muted',
      isSortable: true,
      cell: ({ typeName }) => brief(categoryWord(typeName, text)),
    },
    {
      id: 'basis',
      header: text.basis,
      minWidth: 320,
      tone: 'muted',
      isSortable: true,
      cell: ({ depending }) => brief(depending),
    },
  ];
}
