import type { EditionChange } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FindingFold, FindingHeading } from '../../support/findingParts';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { MutedFigures } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { changesByCourse, type CourseChanges } from '../changeLines/changesByCourse';
import { mergeReceiptMessages } from './messages';
import { ReceiptChange } from './ReceiptChange';

/** Up to so many courses are open at first. */
const shownOpen = 3;

/** Every change of a receipt by course; with many courses they begin folded. */
export function ReceiptCourses({ entries }: { entries: readonly EditionChange[] }) {
  const groups = changesByCourse(entries);
  return (
    <>
      {groups.map((group) => (
        <Course key={group.course?.lineage ?? 0} group={group} isOpenAtFirst={groups.length <= shownOpen} />
      ))}
    </>
  );
}

function Course({ group, isOpenAtFirst }: { group: CourseChanges<EditionChange>; isOpenAtFirst: boolean }) {
  const text = useMessages(mergeReceiptMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const name = group.course?.name ?? text.major;
  return (
    <div>
      <FindingHeading>
        <Fold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon of={isOpen ? ChevronDown : ChevronRight} size="small" />
          <b lang={langOf(name, language)}>{name}</b>
          <MutedFigures>{text.changed({ count: group.changes.length })}</MutedFigures>
        </Fold>
      </FindingHeading>
      {isOpen && (
        <Changes>
          {group.changes.map((change) => (
            <ReceiptChange key={`${change.at} ${change.way}`} change={change} />
          ))}
        </Changes>
      )}
    </div>
  );
}

const Fold = styled(FindingFold)`
  grid-template-columns: 14px auto minmax(0, 1fr);
`;

const Changes = styled(PlainList)`
  padding-inline-start: 26px;
  border-block-end: 1px solid ${tokens.color.border};
`;
