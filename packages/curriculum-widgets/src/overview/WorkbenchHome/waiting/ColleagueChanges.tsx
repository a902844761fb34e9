import type { ColleagueChange } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { useCourseName } from '../../../course-units/useCourseName';
import { DateTime } from '../../../support/dateTime';
import { langOf } from '../../../support/langOf';
import type { AnswerRequest } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import { HomeSection, Muted } from '../sections/HomeSection';
import { placeOfEdit } from '../sections/placeOfEdit';
import { useEditLine } from '../sections/useEditLine';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { waitingMessages } from './messages';

export interface ColleagueChangesProps {
  request: AnswerRequest<ColleagueChange[]>;
  places: WorkbenchPlaces;
  /** When the person was here before; what came since is marked. */
  since: Date | undefined;
  onRetry: () => void;
}

/** What others changed lately in the person's courses, the newest first; nothing at all where nobody did. */
export function ColleagueChanges({ request, places, since, onRetry }: ColleagueChangesProps) {
  const text = useMessages(waitingMessages);
  const language = useLanguage();
  const courseName = useCourseName();
  const lineOf = useEditLine();
  const changes = request.status === 'done' ? request.answer : [];
  const isNew = ({ time }: ColleagueChange) => since !== undefined && Date.parse(time) > since.getTime();
  const count = changes.filter(isNew).length;
  if (request.status === 'done' && changes.length === 0) return null;

  return (
    <HomeSection title={text.changes} hint={count > 0 ? text.newSince({ count }) : undefined}>
      {request.status === 'loading' && (
        <SkeletonRows columns={['72px', '136px', 'minmax(0, 1fr)', '112px']} rowCount={3} rowHeight="36px" />
      )}
      {request.status === 'failed' && <ErrorState title={text.changesFailed} hint={request.message} onRetry={onRetry} />}
      {changes.length > 0 && (
        <Rows>
          {changes.map((change) => {
            const href = placeOfEdit(change, places);
            const name = courseName(change.name);
            return (
              <li key={change.id}>
                <span>{change.userName}</span>
                <span lang={langOf(name, language)}>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
                <Did>
                  {lineOf(change)}
                  {isNew(change) && (
                    <New>
                      <VisuallyHidden>{text.isNew}</VisuallyHidden>
                    </New>
                  )}
                </Did>
                <Muted>
                  <DateTime value={change.time} precision="minute" />
                </Muted>
              </li>
            );
          })}
        </Rows>
      )}
    </HomeSection>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  container-type: inline-size;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 72px 136px minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[1]};
    border-block-end: 1px solid ${tokens.color.border};
    overflow-wrap: anywhere;
  }
  /* In the narrow column who and what stand above what was done. */
  @container (max-width: 480px) {
    > li {
      grid-template-columns: 72px minmax(0, 1fr) auto;
      row-gap: 0;
    }
    > li > :nth-child(2) {
      grid-column: 2 / -1;
    }
    > li > :nth-child(3) {
      grid-area: 2 / 2;
    }
    > li > :nth-child(4) {
      grid-area: 2 / 3;
    }
  }
`;

const Did = styled.span`
  color: ${tokens.color.textMuted};
`;

/* A dot behind what came since the last visit. */
const New = styled.i`
  display: inline-block;
  inline-size: 6px;
  block-size: 6px;
  margin-inline-start: ${tokens.space[2]};
  border-radius: 50%;
  background: ${tokens.color.accent};
  vertical-align: middle;
  forced-color-adjust: none;
`;
