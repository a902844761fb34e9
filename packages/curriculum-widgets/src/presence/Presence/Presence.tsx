import type { PresentPerson } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Popover } from '@college/ui/Popover';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Unplug } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import { Button, DialogTrigger, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { initialsOf, presentOthers, type PresentOther } from '../presentOthers';
import { presenceMessages } from './messages';
import { useComings } from './useComings';

export interface PresenceProps {
  /** Everybody who has the thing open, the reader too: the `people` of the last event. */
  people: readonly PresentPerson[];
  /** The reader's own line. */
  line: string;
  /** What the place is called that somebody edits; without a name it only says that they edit. */
  placeName?: (field: string) => string | undefined;
  /** Whether the server is reached; otherwise nobody is shown, and why. @default true */
  isReached?: boolean;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** More than this many are a number. */
const shownAtMost = 4;

/** Who else has the same thing open; pressed, it says what each of them does. Nobody there shows nothing. */
export function Presence({ people, line, placeName, isReached = true, ...rest }: PresenceProps) {
  const text = useMessages(presenceMessages);
  const others = useMemo(() => presentOthers(people, line), [people, line]);
  // Before the first answer nobody is known, not even the reader.
  const news = useComings(isReached && people.some((one) => one.line === line) ? others : null);
  const nameOf = ({ userName, isReader }: PresentOther) => (isReader ? text.reader({ name: userName }) : userName);
  const names = others.map(nameOf).join(text.between);
  const shown = others.length > shownAtMost ? others.slice(0, shownAtMost - 1) : others;

  function doingOf({ fields }: PresentOther): string {
    if (fields.length === 0) return text.reading;
    const places = fields.flatMap((field) => placeName?.(field) ?? []);
    return places.length === 0 ? text.editing : text.editingPlace({ place: places.join(text.between) });
  }

  return (
    <Root {...rest}>
      <VisuallyHidden role="status">
        {news.came.length > 0 && text.came({ names: news.came.join(text.between) })}
        {news.left.length > 0 && text.left({ names: news.left.join(text.between) })}
      </VisuallyHidden>
      {!isReached && (
        <Cut role="img" aria-label={text.cut} title={text.cut}>
          <Icon of={Unplug} size="small" />
        </Cut>
      )}
      {isReached && others.length > 0 && (
        <DialogTrigger>
          <Row aria-label={text.others({ count: others.length, names })}>
            {shown.map(({ userId, userName, fields }) => (
              <Initials key={userId} title={userName} data-shown={initialsOf(userName)} data-editing={fields.length > 0 || undefined} />
            ))}
            {shown.length < others.length && <Initials data-shown={text.more({ count: others.length - shown.length })} />}
          </Row>
          <Popover placement="bottom end">
            <Title slot="title">{text.title}</Title>
            <List>
              {others.map((other) => (
                <li key={other.userId}>
                  <Initials data-shown={initialsOf(other.userName)} data-editing={other.fields.length > 0 || undefined} />
                  <span>{nameOf(other)}</span>
                  <Doing>{doingOf(other)}</Doing>
                </li>
              ))}
            </List>
          </Popover>
        </DialogTrigger>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;

  ${screenOnly}
`;

const Row = styled(Button)`
  display: flex;
  align-items: center;
  padding: 2px;
  border: 0;
  border-radius: ${tokens.radius.round};
  background: none;
  cursor: default;
  outline: none;

  > * + * {
    margin-inline-start: 2px;
  }
  &[data-hovered],
  &[data-pressed] {
    background: ${tokens.color.fillQuiet};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;

/* Whoever edits has a full ring, whoever reads a thin one. Drawn: the names are said in full. */
const Initials = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-inline-size: 24px;
  block-size: 24px;
  padding-inline: 2px;
  box-sizing: border-box;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} 11px/16px ${tokens.font.family};
  white-space: nowrap;

  &::before {
    content: attr(data-shown);
  }
  &[data-editing] {
    border: 2px solid ${tokens.color.accent};
  }
`;

const Cut = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: ${tokens.color.textMuted};
`;

const Title = styled(Heading)`
  margin: 0 0 ${tokens.space[2]};
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 240px;
  max-inline-size: 400px;
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
  }
`;

const Doing = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
