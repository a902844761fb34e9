import { outlineCounts, textOf } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages, withLang } from '@college/ui/messages';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { MutedText } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import { outlineListMessages } from './messages';
import type { OutlineSource } from './OutlineSource';

interface OutlineReaderProps {
  id: number;
  source: OutlineSource;
  /** Grows with every save: what was read before is read again. */
  saves: number;
  /** Begins to change it; absent for those who only read. */
  onEdit?: (id: number) => void;
  onClose: () => void;
}

/** One outline, whole: who wrote it and when, its chapters with points and KSA items, its goals. */
export function OutlineReader({ id, source, saves, onEdit, onClose }: OutlineReaderProps) {
  const text = useMessages(outlineListMessages);
  const language = useLanguage();
  const { request, retry } = useAnswer(`${id} ${saves}`, (options) => source.getOutline(id, options), { keepsLast: false });
  const outline = request.status === 'done' ? request.answer : null;
  const [author = '', introduction = '', chapters = '', goals = ''] = outline
    ? (['author', 'introduction', 'chapters', 'goals'] as const).map((field) => textOf(outline, field, language))
    : [];
  return (
    <Dialog
      isOpen
      size="l"
      isDismissable
      title={outline ? textOf(outline, 'title', language) : text.page}
      onOpenChange={onClose}
      footer={
        <>
          {outline && onEdit && <Button onPress={() => onEdit(outline.id)}>{text.edit}</Button>}
          <Button slot="close">{text.close}</Button>
        </>
      }
    >
      {request.status === 'loading' && (
        <SkeletonShape label={text.loading}>
          <Skeleton height={96} />
        </SkeletonShape>
      )}
      {request.status === 'failed' && <ErrorState title={text.itemFailed} hint={request.message} onRetry={retry} />}
      {outline && (
        <Article>
          <MutedText>{withLang(text.by({ author, date: outline.writtenOn }), language)}</MutedText>
          <p lang={langOf(introduction, language)}>{introduction}</p>
          <h3>
            {text.chapters} <span>{Object.values(outlineCounts(outline.chapters)).join(' / ')}</span>
          </h3>
          <p lang={langOf(chapters, language)}>{chapters}</p>
          <h3>{text.goals}</h3>
          <p lang={langOf(goals, language)}>{goals || text.noGoals}</p>
        </Article>
      )}
    </Dialog>
  );
}

const Article = styled.article`
  display: grid;
  gap: ${tokens.space[3]};
  max-inline-size: ${tokens.size.readMax};

  > h3 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};

    > span {
      color: ${tokens.color.textMuted};
    }
  }

  > p {
    margin: 0;
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
