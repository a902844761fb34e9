import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { ShareLinksDialog } from '../../support/shareLinks/ShareLinksDialog';
import { reportLinksMessages } from './messages';
import type { ReportLinksSource } from './ReportLinksSource';

export interface ReportLinksProps {
  /** Lists, creates and revokes the links. */
  source: ReportLinksSource;
  /** The course whose report the links lead to. */
  courseId: number;
  /** Names the course in the head. */
  courseName?: string;
  /** The whole address at which a link is read, from `https:` on. */
  hrefOf: (link: string) => string;
}

/** The links under which anybody reads the report of a course, for the staff of the course (decision 153). Put it inside a `ToastProvider`. */
export function ReportLinks({ source, courseId, courseName, hrefOf }: ReportLinksProps) {
  const text = useMessages(reportLinksMessages);
  const [isOpen, setOpen] = useState(false);
  const links = {
    list: () => source.listLinks(courseId),
    create: () => source.createLink(courseId),
    revoke: (id: number) => source.deleteLink({ courseId, id }),
  };
  return (
    <>
      <Button variant="ghost" onPress={() => setOpen(true)}>
        <Icon of={Share2} />
        {text.open}
      </Button>
      <ShareLinksDialog
        source={links}
        title={text.title({ name: courseName })}
        words={text}
        hrefOf={hrefOf}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
