import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { ConflictSection } from './ConflictSection';
import type { SideWords } from './conflictSides';
import { conflictRuns } from './decisions';
import { editionConflictMessages } from './messages';
import type { ConflictDesk } from './useConflictDesk';

/** From so many conflicts of one course on they can be decided alike. */
const many = 4;

interface ConflictListProps {
  desk: ConflictDesk;
  sides: SideWords;
  isReadOnly: boolean;
  /** The conflicts that came while others were decided. */
  newKeys?: readonly string[];
}

/** Every conflict in the order of the list beside it, by course where a course has many. */
export function ConflictList({ desk, sides, isReadOnly, newKeys = [] }: ConflictListProps) {
  const text = useMessages(editionConflictMessages);
  const language = useLanguage();
  const { setList, shown, decisions } = desk;
  const numbers = new Map(shown.map(({ key }, index) => [key, index + 1]));
  return (
    <div ref={setList} role="group" aria-label={text.conflicts}>
      <VisuallyHidden role="status">{desk.spoken}</VisuallyHidden>
      {conflictRuns(shown).map(({ course, conflicts }) => (
        <div key={conflicts[0]?.key}>
          {conflicts.length >= many && !isReadOnly && (
            <Alike role="group" aria-label={course?.name}>
              <b lang={langOf(course?.name ?? '', language)}>{course?.name}</b>
              {(['draft', 'current'] as const).map((side) => (
                <Button
                  key={side}
                  size="small"
                  variant="link"
                  onPress={() =>
                    desk.decideAlike(
                      conflicts.map(({ key }) => key),
                      side,
                    )
                  }
                >
                  {text.bulk({ count: conflicts.length, use: sides[side].use })}
                </Button>
              ))}
            </Alike>
          )}
          {conflicts.map((conflict) => (
            <ConflictSection
              key={conflict.key}
              conflict={conflict}
              choice={decisions.choices[conflict.key]}
              number={numbers.get(conflict.key) ?? 0}
              total={shown.length}
              sides={sides}
              isSelected={conflict.key === desk.selectedKey}
              isNew={newKeys.includes(conflict.key)}
              isReadOnly={isReadOnly}
              isWriting={conflict.key === desk.writingKey}
              onChoose={desk.choose}
              onSelect={desk.select}
              onWritingChange={desk.changeWriting}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const Alike = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};

  > b {
    font-weight: ${tokens.font.strong};
  }
`;
