import { localize, type GraduateRequire, type Language, type MajorInfo, type Requirements } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { useId, type ReactNode } from 'react';
import { TermHints } from '../../support/TermHint';
import { useLanguage } from '../../support/useLanguage';
import { RequirementText } from '../RequirementEditor';
import { Bar, Tools } from '../../support/editorBarParts';
import { Page, Part, PartHead } from './detailParts';
import { MajorFacts } from './facts/MajorFacts';
import { majorDetailMessages } from './messages';

interface MajorReaderProps {
  major: MajorInfo;
  requirements: Requirements;
  onBack?: () => void;
  tools?: ReactNode;
}

/** A major to be read, in the reader's language where it was translated (decision 156). */
export function MajorReader({ major, requirements, onBack, tools }: MajorReaderProps) {
  const text = useMessages(majorDetailMessages);
  const language = useLanguage();
  const [factsId, requirementsId] = [useId(), useId()];
  const indicators = requirements.reduce((sum, requirement) => sum + requirement.indicators.length, 0);
  return (
    <>
      <Bar>
        <PageHeader
          variant="editor"
          title={localize(major, language).name}
          facts={major.code}
          onBack={onBack}
          backLabel={text.back}
          actions={tools && <Tools>{tools}</Tools>}
        />
      </Bar>
      <Page>
        <Note>{text.readOnly}</Note>
        <Part aria-labelledby={factsId}>
          <PartHead>
            <h2 id={factsId}>{text.facts}</h2>
          </PartHead>
          <MajorFacts major={major} />
        </Part>
        <Part aria-labelledby={requirementsId}>
          <PartHead>
            <h2 id={requirementsId}>{text.requirements}</h2>
            <p>
              <TermHints>{text.counts({ requirements: requirements.length, indicators })}</TermHints>
            </p>
          </PartHead>
          <RequirementText requirements={readable(requirements, language)} />
        </Part>
      </Page>
    </>
  );
}

function readable(requirements: Requirements, language: Language): GraduateRequire[] {
  return requirements.map(({ indicators, ...requirement }) => ({
    ...localize(requirement, language),
    children: indicators.map((indicator) => localize(indicator, language)),
  }));
}
