import { labelLimits, type CourseCard } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { CutText } from '../../copying/CopyWizard/CutText';
import type { CourseCardText } from './messages';

/** The row of a course in the major matrix. */
export interface CardSupport {
  /** Class and type in the reader's words. */
  kind?: string;
  /** Numbers of the indicator points that it supports strongly, and weakly. */
  strong: readonly string[];
  weak: readonly string[];
}

interface CardSupportsProps {
  card: CourseCard;
  /** Whether the major is named. */
  hasParent: boolean;
  support?: CardSupport;
  text: CourseCardText;
}

/** The major of the course, its kind and hours, over the indicator points that it supports. */
export function CardSupports({ card, hasParent, support, text }: CardSupportsProps) {
  const parent = card.parent.label;
  const kind = [support?.kind, card.hours && text.hours(card.hours)].filter(Boolean).join(' ');
  return (
    <>
      <p data-part="kind" title={[hasParent && text.parent({ name: parent }), kind].filter(Boolean).join('\n')}>
        {hasParent && <CutText text={parent} limit={labelLimits.card} />}
        {kind && <span>{kind}</span>}
      </p>
      {support && (
        <p>
          {support.strong.length > 0 && <Numbers kind="strong" numbers={support.strong} />}
          {support.weak.length > 0 && <Numbers kind="weak" numbers={support.weak} />}
          {support.strong.length + support.weak.length === 0 && <span data-kind="none">{text.noSupport}</span>}
        </p>
      )}
    </>
  );
}

function Numbers({ kind, numbers }: { kind: 'strong' | 'weak'; numbers: readonly string[] }) {
  return (
    <span data-kind={kind}>
      <Star kind={kind} size="small" /> {numbers.join(' ')}
    </span>
  );
}
