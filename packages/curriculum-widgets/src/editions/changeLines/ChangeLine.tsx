import { changeWayNames, type DescribedChange } from '@college/curriculum-model';
import { ChangeMark } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import { changeKindOf } from './changeKindOf';

interface ChangeLineProps {
  change: Pick<DescribedChange, 'way' | 'label' | 'name' | 'shortName' | 'course'>;
}

/** A change on one line: its mark, what kind of record it is about, and which one. */
export function ChangeLine({ change }: ChangeLineProps) {
  const language = useLanguage();
  const { way, label, name, shortName, course } = change;
  const which = shortName || name;
  return (
    <Line>
      <ChangeMark kind={changeKindOf(way)} aria-label={changeWayNames[way][language]} />
      <span>
        <Muted>{label}</Muted>
        {which !== '' && which !== course?.name && (
          <>
            {' '}
            <InChinese text={which} language={language} />
          </>
        )}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr);
  gap: ${tokens.space[2]};
  align-items: baseline;
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  color: ${tokens.color.textMuted};
`;
