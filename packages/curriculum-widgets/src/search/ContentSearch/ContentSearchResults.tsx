import type { SearchHit, SearchTarget } from '@college/curriculum-model';
import { withRequestId } from '@college/ui/RequestId';
import { useMessages } from '@college/ui/messages';
import { ScrollArea } from '@college/ui/ScrollArea';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { countOf, type ContentSearchState, type HitGroup } from './contentSearchState';
import { shownHits, shownHitsOf } from './hitKeys';
import { contentSearchMessages } from './messages';
import { Caption } from '../../support/textParts';

interface ContentSearchResultsProps {
  listId: string;
  state: ContentSearchState;
  activeKey: string | null;
  hrefOf: (hit: SearchHit, target: SearchTarget) => string | undefined;
  onOpen: (href: string) => void;
}

/** What was found, kind by kind; the field keeps the focus while the arrow keys move here. */
export function ContentSearchResults({ state, ...rest }: ContentSearchResultsProps) {
  const text = useMessages(contentSearchMessages);
  const failure = state.failures.at(-1);
  const found = state.groups.filter(({ hits }) => hits.length > 0);
  return (
    // A press must not take the focus out of the field.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      {found.length > 0 && (
        <div role="listbox" id={rest.listId} aria-label={text.results}>
          {found.map((group) => (
            <Group key={group.target} group={group} {...rest} />
          ))}
        </div>
      )}
      {failure && <Failure role="alert">{withRequestId(text.failed({ message: failure.message }))}</Failure>}
      {!failure && countOf(found) === 0 && <Line>{text.none}</Line>}
    </Panel>
  );
}

function Group({ group, listId, activeKey, hrefOf, onOpen }: Omit<ContentSearchResultsProps, 'state'> & { group: HitGroup }) {
  const text = useMessages(contentSearchMessages);
  const headId = `${listId}-${group.target}`;
  const rest = group.hits.length - shownHits;

  function handleClick(event: MouseEvent, href: string | undefined) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (href !== undefined) onOpen(href);
  }

  return (
    <div role="group" aria-labelledby={headId}>
      <Head id={headId}>{text.group({ name: text[group.target], count: group.hits.length })}</Head>
      {shownHitsOf([group]).map(({ key, hit, target }) => {
        const href = hrefOf(hit, target);
        const isActive = key === activeKey;
        return (
          <Hit
            key={key}
            ref={isActive ? intoView : undefined}
            role="option"
            id={`${listId}-${key}`}
            href={href}
            tabIndex={-1}
            aria-selected={isActive}
            aria-disabled={href === undefined || undefined}
            onClick={(event) => handleClick(event, href)}
          >
            <Title>
              <span>{hit.title}</span>
              {placeOf(hit, target, text) !== '' && <Place>{placeOf(hit, target, text)}</Place>}
            </Title>
            {hit.description !== '' && hit.description !== hit.title && <Caption>{hit.description}</Caption>}
          </Hit>
        );
      })}
      {rest > 0 && <More>{text.more({ count: rest })}</More>}
    </div>
  );
}

/** The location of a hit, so that two of the same name can be distinguished; a course is located in its major. */
function placeOf({ courseName, majorName }: SearchHit, target: SearchTarget, text: (typeof contentSearchMessages)['en']): string {
  const names = [target === 'course' ? undefined : courseName, majorName].filter((name) => name !== undefined && name !== '');
  return names.join(text.inside);
}

function intoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

const Panel = styled(ScrollArea)`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  z-index: ${tokens.z.popover};
  inline-size: 440px;
  max-block-size: min(560px, 70vh);
  padding: ${tokens.space[1]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowPopover};
  overflow-y: auto;

  ${onNarrowWindow} {
    inset-inline-start: 0;
    inline-size: auto;
  }
`;

const Head = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Hit = styled.a`
  display: grid;
  padding: 6px ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  color: inherit;
  text-decoration: none;
  cursor: default;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.rowHoverRaised};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  &[aria-disabled] {
    color: ${tokens.color.textMuted};
  }
`;

const Title = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[3]};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :first-child {
    flex: 1 1 auto;
  }
`;

const Place = styled.span`
  flex: 0 1 auto;
  max-inline-size: 60%;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Line = styled.div`
  padding: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
`;

const More = styled(Line)`
  padding-block: ${tokens.space[1]};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Failure = styled(Line)`
  color: ${tokens.color.danger};
`;
