import { DateTime } from '../../support/dateTime';
import { levelPath, textOf, type Language, type OccupationResponse } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Link } from '@college/ui/Link';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { OccupationListText } from './messages';

interface OccupationColumnsOptions {
  text: OccupationListText;
  language: Language;
  /** The labels of levels in the language of the interface, by id; unknown ones fall back to the label in the record. */
  labels: ReadonlyMap<string, string>;
  detailHref: (occupationId: number) => string;
  /** The time that orders the rows shows. */
  time: 'created' | 'updated' | undefined;
}

const categories = ['major', 'middle', 'sub', 'fine'] as const;

/** The columns of the list; the four categories are those of the record's own path, and a missing one is empty (reference §2.3). */
export function occupationColumns({
  text,
  language,
  labels,
  detailHref,
  time,
}: OccupationColumnsOptions): DataTableColumn<OccupationResponse>[] {
  const isEnglish = language === 'en';
  return [
    {
      id: 'name',
      header: text.name,
      minWidth: 216,
      isRowHeader: true,
      isSortable: true,
      cell: (record) => (
        <Name href={detailHref(record.id)}>
          <Words text={textOf(record, 'name', language)} isEnglish={isEnglish} />
        </Name>
      ),
    },
    ...categories.map((id, depth): DataTableColumn<OccupationResponse> => {
      return {
        id,
        header: text[id],
        minWidth: 112,
        tone: 'muted',
        isSortable: true,
        cell: ({ levels }) => {
          const level = levelPath(levels)[depth];
          return level ? <Words text={labels.get(String(level.value)) ?? level.label} isEnglish={isEnglish} /> : '';
        },
      };
    }),
    { id: 'code', header: text.code, width: isEnglish ? 144 : 120, tone: 'muted', isSortable: true, cell: ({ code }) => code },
    ...(time ? [timeColumn(text[time === 'created' ? 'createOrder' : 'updateOrder'], time)] : []),
  ];
}

function timeColumn(header: string, id: 'created' | 'updated'): DataTableColumn<OccupationResponse> {
  const valueOf = ({ createTime, updateTime }: OccupationResponse) => (id === 'created' ? createTime : updateTime);
  return {
    id,
    header,
    width: 168,
    tone: 'muted',
    isSortable: true,
    sortsFirst: 'descending',
    cell: (record) => <DateTime value={valueOf(record)} />,
  };
}

/** Words that say their language where it is not that of the interface. */
function Words({ text, isEnglish }: { text: string; isEnglish: boolean }) {
  return isEnglish && /\p{Script=Han}/u.test(text) ? <span lang="zh-Hans">{text}</span> : text;
}

const Name = styled(Link)`
  color: ${tokens.color.text};
`;
