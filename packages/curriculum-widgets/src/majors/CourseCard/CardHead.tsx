import { labelLimits, type CourseCard } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { CutText } from '../../copying/CopyWizard/CutText';
import { courseCardMessages } from './messages';

interface CardHeadProps {
  card: CourseCard;
  name: string;
  href?: string;
  choiceName?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The id, with the button that chooses the card, over its name; the whole name stands in the tooltip and is what is spoken. */
export function CardHead({ card, name, href, choiceName, isChosen, onChoose }: CardHeadProps) {
  const text = useMessages(courseCardMessages);
  const label = <CutText text={name} limit={labelLimits.card} />;
  return (
    <>
      <Top>
        {choiceName && (
          <Choice
            type="radio"
            name={choiceName}
            checked={isChosen}
            aria-label={text.choose({ name })}
            title={text.choose({ name })}
            onChange={onChoose}
          />
        )}
        {card.self.value}
      </Top>
      <Name>{href === undefined ? label : <NameLink href={href}>{label}</NameLink>}</Name>
    </>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 28px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Choice = styled.input`
  inline-size: 14px;
  block-size: 14px;
  margin: 0;
  accent-color: ${tokens.color.accent};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Name = styled.h3`
  margin: 0;
  overflow: hidden;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const NameLink = styled(Link)`
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.text};
  text-decoration: none;
  text-underline-offset: 3px;
  outline: none;

  &[data-hovered] {
    text-decoration: underline;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
