import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import type { Emptiness } from '../MatrixFrame/emptiness';
import { matrixPageMessages } from './messages';

interface WayOutProps {
  /** What the matrix lacks. */
  emptiness: Emptiness;
  /** Where the course's chapters are written. */
  courseHref?: string;
  /** Where the major's graduation requirements are written. */
  requirementsHref?: string;
  onMajorMatrix: () => void;
}

/** The way from an empty matrix to where the missing thing is made; nothing where no address is known. */
export function WayOut({ emptiness, courseHref, requirementsHref, onMajorMatrix }: WayOutProps) {
  const text = useMessages(matrixPageMessages);
  switch (emptiness) {
    case 'noGoals':
      return (
        <Button variant="secondary" onPress={onMajorMatrix}>
          {text.toMajor}
        </Button>
      );
    case 'noProjects':
      return courseHref && <Link href={courseHref}>{text.toCourse}</Link>;
    case 'noIndicators':
      return requirementsHref && <Link href={requirementsHref}>{text.toRequirements}</Link>;
    // A course is open, so there is one.
    case 'noCourses':
      return null;
  }
}
