import type { BoardMajor, Deadline } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import { deadlinePlanMessages } from './messages';

interface DeadlineMajorsProps {
  deadline: Deadline;
  majors: readonly BoardMajor[];
  onChange: (majorIds: number[]) => void;
}

/** The majors of a deadline: all of the college, or some of them. One that is gone stays until it is taken out. */
export function DeadlineMajors({ deadline: { majorIds }, majors, onChange }: DeadlineMajorsProps) {
  const text = useMessages(deadlinePlanMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const known = new Set(majors.map(({ id }) => id));
  const gone = majorIds.filter((id) => !known.has(id)).map((id) => ({ id, name: text.goneMajor({ id }) }));
  return (
    <div>
      <Chosen type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} size="small" />
        {text.forMajors({ chosen: majorIds.length === 0 ? text.allMajors : text.chosen({ count: majorIds.length }) })}
      </Chosen>
      {isOpen && (
        <Majors role="group" aria-label={text.majors}>
          <Checkbox isSelected={majorIds.length === 0} isDisabled={majorIds.length === 0} onChange={() => onChange([])}>
            {text.allMajors}
          </Checkbox>
          {[...majors, ...gone].map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={majorIds.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...majorIds, id] : majorIds.filter((one) => one !== id))}
            >
              <InChinese text={name} language={language} />
            </Checkbox>
          ))}
        </Majors>
      )}
    </div>
  );
}

const Chosen = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: ${tokens.size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;

const Majors = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${tokens.space[2]} ${tokens.space[5]};
  max-block-size: 264px;
  padding-block: ${tokens.space[2]};
  overflow-y: auto;
`;
