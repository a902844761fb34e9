import { commentRuns, type Comment } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';

/** What somebody wrote, as plain text with its lines; people it mentions stand out. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const language = useLanguage();
  return (
    <Words lang={langOf(text, language)}>
      {commentRuns(text, mentions).map((run, index) =>
        // A text is cut the same way as long as it is the same.
        run.userId === undefined ? <span key={index}>{run.text}</span> : <Mention key={index}>{run.text}</Mention>,
      )}
    </Words>
  );
}

const Words = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Mention = styled.b`
  color: ${tokens.color.link};
  font-weight: inherit;
`;
