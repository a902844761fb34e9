import type { OverviewEdit } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useCourseName } from '../../../course-units/useCourseName';
import { DateTime } from '../../../support/dateTime';
import { langOf } from '../../../support/langOf';
import { useLanguage } from '../../../support/useLanguage';
import { workbenchHomeMessages } from '../messages';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { placeOfEdit } from './placeOfEdit';
import { useEditLine } from './useEditLine';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

interface EditSectionProps {
  edits: readonly OverviewEdit[];
  places: WorkbenchPlaces;
}

/** The latest changes of this person, each as a link. */
export function EditSection({ edits, places }: EditSectionProps) {
  const text = useMessages(workbenchHomeMessages);
  const language = useLanguage();
  const courseName = useCourseName();
  const lineOf = useEditLine();

  function nameOf({ courseId, recordId, name }: OverviewEdit) {
    // What is gone for good has lost its name.
    return courseId === null ? name || text.numbered({ id: recordId }) : courseName(name);
  }

  return (
    <HomeSection title={text.edits}>
      {edits.length === 0 ? (
        <Nothing>{text.noEdits}</Nothing>
      ) : (
        <Ledger>
          {edits.map((edit) => {
            const href = placeOfEdit(edit, places);
            return (
              <LedgerRow key={edit.id}>
                <RowWords>
                  {href === undefined ? (
                    <span lang={langOf(nameOf(edit), language)}>{nameOf(edit)}</span>
                  ) : (
                    <Name href={href} lang={langOf(edit.name, language)}>
                      {edit.name}
                    </Name>
                  )}
                  <Muted>{lineOf(edit)}</Muted>
                </RowWords>
                <Muted>
                  <DateTime value={edit.time} precision="minute" />
                </Muted>
              </LedgerRow>
            );
          })}
        </Ledger>
      )}
    </HomeSection>
  );
}

const Name = styled(Link)`
  justify-self: start;
`;

const Nothing = styled.p`
  margin: 0;
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.rule};
  color: ${tokens.color.textMuted};
`;
