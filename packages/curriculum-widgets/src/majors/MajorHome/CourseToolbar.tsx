import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { majorHomeMessages } from './messages';
import { SectionTitle } from '../../support/textParts';
import { UndoButton, type Undo } from '../../support/undo';

interface CourseToolbarProps {
  /** How many cards are on show. */
  count: number;
  isMineOnly: boolean;
  tableHref?: string;
  searchRef: Ref<HTMLDivElement>;
  undo: Undo;
  onSearch: (keyword: string) => void;
  onMineOnlyChange: (isMineOnly: boolean) => void;
  /** Adds a course; left out where the major cannot be edited. */
  onAddCourse?: () => void;
}

/** The title over the cards with what narrows them, and the way to a new course. */
export function CourseToolbar(props: CourseToolbarProps) {
  const { count, isMineOnly, tableHref, searchRef, undo, onSearch, onMineOnlyChange, onAddCourse } = props;
  const text = useMessages(majorHomeMessages);
  return (
    <Bar>
      <SectionTitle>{text.courseUnits}</SectionTitle>
      <Search ref={searchRef} aria-label={text.search} placeholder={text.search} shortcut="/" onSearch={onSearch} />
      <Checkbox isSelected={isMineOnly} onChange={onMineOnlyChange}>
        {text.mineOnly}
      </Checkbox>
      <VisuallyHidden role="status">{text.found({ count })}</VisuallyHidden>
      <End>
        <UndoButton undo={undo} />
        {tableHref && <Link href={tableHref}>{text.table}</Link>}
        {onAddCourse && (
          <Button variant="primary" onPress={onAddCourse}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        )}
      </End>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  min-block-size: ${tokens.density.control};
`;

const Search = styled(SearchField)`
  inline-size: 248px;
  max-inline-size: 100%;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin-inline-start: auto;
`;
