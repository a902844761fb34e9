import type { DescribedChange } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { ChangeLine } from '../changeLines/ChangeLine';
import { changesByCourse, type CourseChanges } from '../changeLines/changesByCourse';
import { mergeDeskMessages } from './messages';

interface CourseChangesListProps {
  changes: readonly DescribedChange[];
  /** The line under a course. */
  says: (counted: { count: number }) => string;
}

/** Changes nobody has to decide, by course; each course opens to its changes. */
export function CourseChangesList({ changes, says }: CourseChangesListProps) {
  return (
    <PlainList>
      {changesByCourse(changes).map((group) => (
        <Course key={group.course?.lineage ?? 0} group={group} says={says} />
      ))}
    </PlainList>
  );
}

function Course({ group, says }: { group: CourseChanges<DescribedChange>; says: CourseChangesListProps['says'] }) {
  const text = useMessages(mergeDeskMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = group.course?.name ?? text.major;
  return (
    <li>
      <Head type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={Check} />
        <span>
          <InChinese text={name} language={language} />
          <small>{says({ count: group.changes.length })}</small>
        </span>
        <Icon of={isOpen ? ChevronDown : ChevronRight} size="small" />
      </Head>
      {isOpen && (
        <Lines>
          {group.changes.map((change) => (
            <li key={`${change.at} ${change.way}`}>
              <ChangeLine change={change} />
            </li>
          ))}
        </Lines>
      )}
    </li>
  );
}

const Head = styled.button`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 14px;
  gap: 0 10px;
  inline-size: 100%;
  padding: 7px ${tokens.space[4]} 7px ${tokens.size.pageX};
  border: 0;
  background: none;
  color: ${tokens.color.textMuted};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: default;

  > svg {
    margin-block-start: 2px;
  }
  small {
    display: block;
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Lines = styled(PlainList)`
  padding: 0 ${tokens.space[4]} ${tokens.space[2]} calc(${tokens.size.pageX} + 26px);
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
