import type { Comment } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { commentThreadMessages } from './messages';

// Of a discussion with more comments than this the first one and the last ones show.
const mostShown = 16;
const lastShown = 10;

interface ThreadCommentsProps {
  comments: readonly Comment[];
  renderComment: (comment: Comment) => ReactNode;
}

/** The comments of a discussion; in a long one those between the first and the last ones are asked for. */
export function ThreadComments({ comments, renderComment }: ThreadCommentsProps) {
  const text = useMessages(commentThreadMessages);
  // Counted once: what shows stays in sight when others write.
  const [folded, setFolded] = useState(comments.length > mostShown ? comments.length - lastShown - 1 : 0);
  const list = useRef<HTMLOListElement>(null);
  const between = Math.max(0, Math.min(folded, comments.length - lastShown - 1));

  function handleShow() {
    flushSync(() => setFolded(0));
    // The button is gone; whoever reads on does so at the first comment that came.
    const first = list.current?.children[1];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  }

  return (
    <List as="ol" ref={list}>
      {comments.slice(0, between > 0 ? 1 : 0).map(renderComment)}
      {between > 0 && (
        <li>
          <Button variant="link" size="small" onPress={handleShow}>
            {text.between({ count: between })}
          </Button>
        </li>
      )}
      {comments.slice(between > 0 ? between + 1 : 0).map(renderComment)}
    </List>
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: ${tokens.space[3]};
`;
