import { projectNumber, rowsOfProject, taskGoalsOf, textOf, type LinkedMatrices } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { TriangleAlert } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { projectMatrixMessages } from './messages';

interface ChapterListProps {
  matrices: LinkedMatrices;
  projectId: number;
  onProjectChange: (projectId: number) => void;
  /** The id of the table that the chosen chapter fills. */
  panelId: string;
}

/** The chapters of the course with the number of points in each, and a sign where the rules find no task goal; one is selected. One Tab stop, arrows select. */
export function ChapterList({ matrices, projectId, onProjectChange, panelId }: ChapterListProps) {
  const text = useMessages(projectMatrixMessages);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const ids = matrices.projects.map(({ id }) => id);

  function handleKeyDown(event: KeyboardEvent) {
    const at = ids.indexOf(projectId);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    const id = next === undefined ? undefined : ids[next];
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onProjectChange(id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[ids.indexOf(id)]?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-orientation="vertical" aria-label={text.chapters} onKeyDown={handleKeyDown}>
      {matrices.projects.map((project) => {
        const count = rowsOfProject(matrices, project.id).length;
        const lacksGoals = taskGoalsOf(matrices, project.id).length === 0;
        const isChosen = project.id === projectId;
        const name = textOf(project, 'name', language);
        return (
          <button
            key={project.id}
            type="button"
            role="tab"
            id={isChosen ? `${panelId}-tab` : undefined}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            tabIndex={isChosen ? 0 : -1}
            title={name}
            onClick={() => onProjectChange(project.id)}
          >
            <i>{projectNumber(matrices, project.id)}</i>
            <span lang={langOf(name, language)}>{name}</span>
            {lacksGoals && <Icon of={TriangleAlert} size="small" />}
            <small aria-hidden>{count}</small>
            <VisuallyHidden>
              {text.pointsPlaced({ count })} {lacksGoals && text.lacksTaskGoals}
            </VisuallyHidden>
          </button>
        );
      })}
    </List>
  );
}

const List = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
  padding-block: ${tokens.space[2]};
  overflow: auto;

  > button {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.density.row};
    margin: 0;
    padding: 0 ${tokens.space[4]} 0 ${tokens.size.pageX};
    border: 0;
    background: none;
    color: ${tokens.color.text};
    font: inherit;
    text-align: start;
    cursor: default;
  }
  > button:hover {
    background: ${tokens.color.rowHover};
  }
  > button[aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    font-weight: ${tokens.font.strong};
  }
  > button:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  > button > svg {
    flex: none;
    color: ${tokens.color.warning};
  }
  i,
  small {
    flex: none;
    color: ${tokens.color.textMuted};
    font-style: normal;
    font-variant-numeric: tabular-nums lining-nums;
  }
  i {
    min-inline-size: 12px;
    font-weight: ${tokens.font.regular};
  }
  small {
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  button > span:not(:last-child) {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    > button[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
