import { syllabusFieldNames, type DocumentLanguages, type SyllabusFieldName } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { FieldMark } from '../field/FieldMark';
import { EditActions, type EditActionsProps } from './EditActions';
import { cellMessages } from './messages';
import { UnsavedMark } from './UnsavedMark';

interface EditHeadProps {
  name: SyllabusFieldName;
  languages: DocumentLanguages;
  isUnsaved: boolean;
  /** Save and cancel of the part while it is open. */
  actions: Pick<EditActionsProps, 'onSave' | 'onCancel'> | undefined;
}

/** The heading of a part that is edited as one, in the languages of the paper. */
export function EditHead({ name, languages, isUnsaved, actions }: EditHeadProps) {
  const text = useMessages(cellMessages);
  const language = useLanguage();
  const { zh, en } = syllabusFieldNames[name];
  return (
    <Head>
      <h3>
        {languages !== 'en' && <span lang="zh-CN">{zh}</span>}
        {languages !== 'zh' && (
          <span lang="en" data-second={languages === 'both' || undefined}>
            {en}
          </span>
        )}
      </h3>
      <FieldMark name={name} />
      {isUnsaved && <UnsavedMark label={text.unsaved} />}
      {actions && <EditActions name={syllabusFieldNames[name][language]} {...actions} />}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 24px;

  h3 {
    display: flex;
    gap: ${tokens.space[2]};
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.running} ${tokens.font.family};
  }
  [data-second] {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.regular};
  }
  > [role='group'] {
    margin-inline-start: auto;
  }
`;
