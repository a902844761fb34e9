import { cardProgress, cut, joinNames, labelLimits, type CourseCard } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { CSSProperties } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { courseCardMessages } from './messages';

interface CardFootProps {
  card: CourseCard;
  random: () => number;
}

/** How complete the course is and who manages it. */
export function CardFoot({ card, random }: CardFootProps) {
  const text = useMessages(courseCardMessages);
  const language = useLocale().locale.startsWith('zh') ? 'zh' : 'en';
  const { progress, isEstimate } = cardProgress(card, random);
  const percent = Math.min(100, Math.max(0, Math.round(progress)));
  const estimate = isEstimate ? text.estimate({ percent }) : undefined;
  const managers = card.manager.map(({ label }) => label).filter((label) => label !== '');
  const names = joinNames(managers, language);
  return (
    <Foot>
      <Track
        role="progressbar"
        aria-label={text.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={estimate}
        title={estimate}
        data-estimate={isEstimate || undefined}
        data-complete={(!isEstimate && percent === 100) || undefined}
        style={{ '--share': `${percent}%` } as CSSProperties}
      />
      <span aria-hidden>{`${percent}%`}</span>
      {managers.length === 0 ? (
        <Managers data-missing="">{text.noManager}</Managers>
      ) : (
        <Managers title={text.managers({ names })} aria-label={text.managers({ names })} role="note">
          {joinNames(
            managers.map((manager) => cut(manager, labelLimits.card)),
            language,
          )}
        </Managers>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Track = styled.div`
  flex: none;
  inline-size: 72px;
  block-size: 4px;
  background: linear-gradient(${tokens.color.strong}, ${tokens.color.strong}) no-repeat 0 0 / var(--share) 100% ${tokens.color.track};
  forced-color-adjust: none;

  &[data-complete] {
    background: ${tokens.color.success};
  }
  /* A figure that nobody measured is drawn as loosely as it is known. */
  &[data-estimate] {
    background:
      repeating-linear-gradient(90deg, transparent 0 3px, ${tokens.color.track} 3px 5px),
      linear-gradient(${tokens.color.textMuted}, ${tokens.color.textMuted}) no-repeat 0 0 / var(--share) 100% ${tokens.color.track};
  }
  [data-cw-theme='contrast'] & {
    outline: 1px solid ${tokens.color.text};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    background: linear-gradient(CanvasText, CanvasText) no-repeat 0 0 / var(--share) 100% Canvas;
  }
`;

const Managers = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
