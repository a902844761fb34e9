import { labelLimits } from '@college/curriculum-model';
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
  parent: string;
  support?: CardSupport;
  text: CourseCardText;
}

/** The major of the course and its kind, over the indicator points that it supports. */
export function CardSupports({ parent, support, text }: CardSupportsProps) {
  return (
    <>
      <p data-part="kind" title={[text.parent({ name: parent }), support?.kind].filter(Boolean).join('\n')}>
        <CutText text={parent} limit={labelLimits.card} />
        {support?.kind && <span>{support.kind}</span>}
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
