import type { Language } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { CircleAlert, CircleDashed, PencilLine, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { textTranslationsMessages } from './messages';
import { placeOf } from './textLabels';
import type { TextRow } from './textRows';

type Words = (typeof textTranslationsMessages)['en'];

const signs = { missing: CircleDashed, older: TriangleAlert, unsaved: PencilLine, failed: CircleAlert } as const;

/** Columns of the list of texts. */
export function textColumns(words: Words, language: Language): DataTableColumn<TextRow>[] {
  const standing = {
    missing: words.stateMissing,
    older: words.stateOlder,
    done: words.stateDone,
    unsaved: words.stateUnsaved,
    failed: words.stateFailed,
  };
  return [
    { id: 'place', header: words.place, tone: 'muted', width: 300, cell: ({ text }) => placeOf(text, language) },
    { id: 'zh', header: words.chinese, isRowHeader: true, minWidth: 160, cell: ({ text }) => <span lang="zh">{text.zh}</span> },
    {
      id: 'en',
      header: words.english,
      minWidth: 160,
      cell: ({ text, draft }) => <span lang="en">{draft === '' ? words.removed : (draft ?? text.en ?? '')}</span>,
    },
    {
      id: 'state',
      header: words.state,
      width: language === 'zh' ? 112 : 176,
      cell: ({ standing: kind }) => (
        <Standing data-standing={kind}>
          {kind !== 'done' && <Icon of={signs[kind]} size="small" />}
          {standing[kind]}
        </Standing>
      ),
    },
  ];
}

const Standing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &:is([data-standing='older'], [data-standing='unsaved']) {
    color: ${tokens.color.warning};
  }
  &[data-standing='failed'] {
    color: ${tokens.color.danger};
  }
`;
