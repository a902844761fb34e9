import { projectNumber, rowsOfProject, textOf } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { ReadyDesk } from '../desk';
import { useLanguage } from '../../support/useLanguage';
import { ProjectTable } from '../ProjectMatrix/ProjectTable';
import type { Unmended } from '../ProjectMatrix/unmended';
import { readPageMessages } from './messages';

const nothingTyped: Unmended = new Map();

/** The project matrices of every chapter with points. */
export function ReadProjects({ desk }: { desk: ReadyDesk }) {
  const text = useMessages(readPageMessages);
  const language = useLanguage();
  const { matrices } = desk;
  const chapters = matrices.projects.filter(({ id }) => rowsOfProject(matrices, id).length > 0);
  if (chapters.length === 0) return <Nothing>{text.noPoints}</Nothing>;
  return chapters.map((project) => (
    <Chapter key={project.id}>
      <h3>{text.chapter({ number: projectNumber(matrices, project.id), name: textOf(project, 'name', language) })}</h3>
      <ProjectTable
        desk={desk}
        projectId={project.id}
        isReadOnly
        isTransposed={false}
        isGapsOnly={false}
        unmended={nothingTyped}
        setUnmended={() => undefined}
        onTaskGoals={undefined}
        wayToPoints={undefined}
        onActiveItemChange={undefined}
        activeCell={undefined}
        onActiveCellChange={undefined}
      />
    </Chapter>
  ));
}

const Chapter = styled.section`
  > h3 {
    margin: 0;
    padding: ${tokens.space[4]} ${tokens.size.pageX} ${tokens.space[2]};
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  }
  /* Paper shows the points alone where there are no task goals. */
  > [role='status'] {
    ${screenOnly}
  }
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${tokens.space[4]} ${tokens.size.pageX};
  color: ${tokens.color.textMuted};
`;
