import { localize, type MajorInfo } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useStandards } from '../../../organisation/Departments/RecordControls';
import { useLanguage } from '../../../support/useLanguage';
import { majorFactsMessages } from './messages';

interface MajorFactsProps {
  major: MajorInfo;
}

/** Name, code, standard and objectives of a major. */
export function MajorFacts({ major }: MajorFactsProps) {
  const text = useMessages(majorFactsMessages);
  const language = useLanguage();
  const standards = useStandards();
  const english = major.translations?.en?.name?.text;
  const facts = [
    [
      text.name,
      language === 'zh' && english ? <BothNames key="both" name={major.name} english={english} /> : localize(major, language).name,
    ],
    [text.code, major.code],
    [text.standard, standards(major.standard ?? '')],
    [text.objectives, localize(major, language).objectives],
  ] as const;
  return (
    <List>
      {facts.map(([term, value]) => (
        <div key={term} data-wide={term === text.objectives || undefined}>
          <dt>{term}</dt>
          <dd data-empty={value ? undefined : ''}>{value || text.unfilled}</dd>
        </div>
      ))}
    </List>
  );
}

function BothNames({ name, english }: { name: string; english: string }) {
  return (
    <>
      {name} <span lang="en">{english}</span>
    </>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[10]};
  margin: 0;

  > [data-wide] {
    flex: 1 0 100%;
    max-inline-size: 80ch;
  }
  dt {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  dd[data-empty] {
    color: ${tokens.color.textMuted};
  }
`;
