import { Tag } from '@college/ui/Tag';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { StateRow } from './coverage';
import { statesMessages } from './messages';
import { StoryAnchor } from './StoryAnchor';

/** One state: what shows in both languages, its id, its codes and its stories. The requested one is scrolled into view with its first link focused. */
export function StateLine({ row, isMarked }: { row: StateRow; isMarked: boolean }) {
  const text = useMessages(statesMessages);
  const isChinese = useLocale().locale === 'zh-CN';
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    line.current?.querySelector('a')?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  return (
    <Line ref={line} aria-current={isMarked || undefined}>
      <th scope="row">
        <span lang={isChinese ? 'zh-CN' : 'en'}>{isChinese ? row.title.zh : row.title.en}</span>
        <Other lang={isChinese ? 'en' : 'zh-CN'}>{isChinese ? row.title.en : row.title.zh}</Other>
        <code>{row.id}</code>
      </th>
      <td>
        {row.codes?.map((code) => (
          <Tag key={code}>{code}</Tag>
        ))}
      </td>
      <td>
        {row.stories.length === 0 ? (row.waitsFor ?? text.none) : null}
        <Stories>
          {row.stories.map((story) => (
            <StoryAnchor key={story.id} {...story} />
          ))}
        </Stories>
      </td>
    </Line>
  );
}

const Line = styled.tr`
  &[aria-current] {
    background: ${tokens.color.selection};
    box-shadow: inset 3px 0 ${tokens.color.accent};
  }
`;

const Other = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Stories = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[1]};
`;
