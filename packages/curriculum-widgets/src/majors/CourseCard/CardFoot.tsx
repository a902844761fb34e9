import { cardProgress, textOf, type CourseCard } from '@college/curriculum-model';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../support/useLanguage';
import type { CourseCardText } from './messages';

interface CardFootProps {
  card: CourseCard;
  text: CourseCardText;
  random: () => number;
}

/** How complete the course is and who manages it. */
export function CardFoot({ card, text, random }: CardFootProps) {
  const { progress, isEstimate } = cardProgress(card, random);
  const percent = Math.min(100, Math.max(0, Math.round(progress)));
  const estimate = isEstimate ? text.estimate({ percent }) : undefined;
  const language = useLanguage();
  const managers = card.manager
    .map((manager) => ({ name: textOf(manager, 'label', language), isDisabled: manager.isDisabled }))
    .filter(({ name }) => name !== '')
    .map(({ name, isDisabled }) => (isDisabled ? text.disabled({ name }) : name));
  const names = text.managers({ names: managers.join(text.comma) });
  return (
    <div data-part="foot">
      <div
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
        <span>{text.noManager}</span>
      ) : (
        <span title={names} aria-label={names} role="note">
          {managers.join(text.comma)}
        </span>
      )}
    </div>
  );
}
