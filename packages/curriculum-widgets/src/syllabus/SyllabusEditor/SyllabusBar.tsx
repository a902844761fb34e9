import { yearLabel, type DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { Bar, Facts, Tools } from '../../support/editorBarParts';
import { useSyllabusPart } from '../field';
import { syllabusEditorMessages } from './messages';

interface SyllabusBarProps {
  isRevisable: boolean;
  isSaving: boolean;
  languages: DocumentLanguages;
  onLanguagesChange: (languages: DocumentLanguages) => void;
  /** The save status, where nothing else shows it. */
  status: ReactNode;
  majorName?: string;
  exportActions?: ReactNode;
  linkActions?: ReactNode;
  onBack?: () => void;
  onSave: () => void;
}

/** The fixed bar: languages, downloads, links, and Save Change for those who may revise (companion document §2.12). */
export function SyllabusBar(props: SyllabusBarProps) {
  const { isRevisable, isSaving, languages, onLanguagesChange, status, majorName, exportActions, linkActions } = props;
  const text = useMessages(syllabusEditorMessages);
  const reader = useLanguage();
  const year = useSyllabusPart(({ work }) => work.kept.year);
  const facts = [majorName, year && yearLabel(year)[reader]].filter(Boolean);
  return (
    <Bar>
      <PageHeader
        variant="editor"
        title={text.title}
        titleElement="p"
        facts={
          <Facts>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {status}
          </Facts>
        }
        onBack={props.onBack}
        backLabel={text.back}
        actions={
          <>
            <Tools data-ruled={isRevisable || undefined}>
              <SegmentedControl
                size="small"
                aria-label={text.languages}
                value={languages}
                onChange={(next) => onLanguagesChange(next === 'en' || next === 'both' ? next : 'zh')}
              >
                <Segment value="zh">{text.chinese}</Segment>
                <Segment value="en">{text.english}</Segment>
                <Segment value="both">{text.both}</Segment>
              </SegmentedControl>
              <Links>{linkActions}</Links>
              {exportActions}
            </Tools>
            {isRevisable && (
              <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={props.onSave}>
                {text.saveChange}
              </Button>
            )}
          </>
        }
      />
    </Bar>
  );
}

/* On a narrow screen icons replace these labels, which are still announced: nothing in the bar wraps or hides its title. */
const Links = styled.span`
  display: contents;

  @media (max-width: 1535px) {
    button > svg + span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
