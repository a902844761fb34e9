import { cut, labelLimits, type CourseCard } from '@college/curriculum-model';
import { Link } from 'react-aria-components';
import { CutText } from '../../copying/CopyWizard/CutText';
import type { CourseCardText } from './messages';

interface CardHeadProps {
  card: CourseCard;
  name: string;
  text: CourseCardText;
  href?: string;
  choiceName?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The id, with the radio button that shows when somebody comes near, above the name; a truncated name is shown in full below it, and announced in full. */
export function CardHead({ card, name, text, href, choiceName, isChosen, onChoose }: CardHeadProps) {
  const label = <CutText text={name} limit={labelLimits.card} />;
  const isCut = cut(name, labelLimits.card) !== name;
  const choice = text.choose({ name });
  return (
    <>
      <div data-part="top">
        {card.self.value}
        {choiceName && <input type="radio" name={choiceName} checked={isChosen} aria-label={choice} title={choice} onChange={onChoose} />}
      </div>
      <h3>{href === undefined ? label : <Link href={href}>{label}</Link>}</h3>
      {isCut && (
        <p data-part="whole" aria-hidden>
          {name}
        </p>
      )}
    </>
  );
}
