import { rowsOfProject, type LinkedMatrices, type ThreadItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Target } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReadyDesk } from '../desk';
import type { SuggestedItems } from '../listCells/suggestedItems';
import type { MatrixViewPlace } from '../MatrixFrame';
import { ChapterList } from './ChapterList';
import { projectMatrixMessages } from './messages';
import { ProjectTable } from './ProjectTable';
import type { Unmended } from './unmended';

export interface ProjectMatrixViewProps extends MatrixViewPlace {
  desk: ReadyDesk;
  /** The chapter whose table shows. Leave out to let the view decide. */
  projectId?: number;
  /** Called with the chapter that the user selects. */
  onProjectChange?: (projectId: number) => void;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  isTransposed?: boolean;
  /**
   * Whether only points without KSA show.
   * @default false
   */
  isGapsOnly?: boolean;
  /** What is suggested in cells. */
  suggested?: SuggestedItems | undefined;
  /** Called when the active cell changes, with its task goal, point or chapter. */
  onActiveItemChange?: (item: ThreadItem | null) => void;
  /** Opens the task goals of a chapter. */
  onTaskGoals?: (projectId: number) => void;
  /** Leads from a chapter without points to where they are placed. */
  wayToPoints?: (projectId: number) => ReactNode;
}

/** The project matrices, one table a chapter: its placed points against its task goals, and how the points are taught (domain.md §2). */
export function ProjectMatrixView(props: ProjectMatrixViewProps) {
  const { desk, projectId, onProjectChange, isReadOnly = false, isTransposed, isGapsOnly = false, onTaskGoals } = props;
  const { matrices } = desk;
  const text = useMessages(projectMatrixMessages);
  const panelId = useId();
  const [own, setOwn] = useState<number>();
  const [unmended, setUnmended] = useState<Unmended>(() => new Map());
  const chosen = [projectId, own].find((id) => matrices.projects.some((project) => project.id === id)) ?? firstChapter(matrices);
  const openTaskGoals = isReadOnly || chosen === undefined || !onTaskGoals ? undefined : () => onTaskGoals(chosen);

  function choose(id: number) {
    setOwn(id);
    onProjectChange?.(id);
    props.onActiveItemChange?.({ kind: 'project', id });
  }

  if (chosen === undefined) return null;
  return (
    <Panes>
      <Side>
        <ChapterList matrices={matrices} projectId={chosen} onProjectChange={choose} panelId={panelId} />
        {openTaskGoals && (
          <SideFoot>
            <Button variant="ghost" size="small" onPress={openTaskGoals}>
              <Icon of={Target} />
              {text.editTaskGoals}
            </Button>
          </SideFoot>
        )}
      </Side>
      <Panel id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        <ProjectTable
          key={chosen}
          desk={desk}
          projectId={chosen}
          isReadOnly={isReadOnly}
          isTransposed={isTransposed}
          isGapsOnly={isGapsOnly}
          unmended={unmended}
          setUnmended={setUnmended}
          onTaskGoals={openTaskGoals}
          wayToPoints={props.wayToPoints}
          suggested={props.suggested}
          activeCell={props.activeCell}
          onActiveCellChange={props.onActiveCellChange}
          onActiveItemChange={props.onActiveItemChange}
          discussions={props.discussions}
          findings={props.findings}
          onDiscuss={props.onDiscuss}
        />
      </Panel>
    </Panes>
  );
}

/** The first chapter in which there is something to do. */
function firstChapter(matrices: LinkedMatrices): number | undefined {
  const withPoints = matrices.projects.find(({ id }) => rowsOfProject(matrices, id).length > 0);
  return (withPoints ?? matrices.projects[0])?.id;
}

const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 224px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid ${tokens.color.borderStrong};

  @media print {
    display: none;
  }
`;

const SideFoot = styled.div`
  flex: none;
  padding: ${tokens.space[2]} ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.border};
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  /* In a low window the matrix stays in reach below what is said about it. */
  overflow-y: auto;

  > [role='status'] {
    flex: none;
  }
  > [role='status'] + [data-layout] {
    min-block-size: 160px;
  }
  @media print {
    overflow: visible;
  }
`;
