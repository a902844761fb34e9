import type { CompletionTarget, CourseUnit } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { SidePanel } from '@college/ui/SidePanel';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import type { Check } from './checkParts';
import { CheckInside } from './CheckInside';
import type { DataCheckSource } from './DataCheckSource';
import { dataCheckMessages } from './messages';
import { useDataCheck } from './useDataCheck';

export interface DataCheckProps {
  /** Checks the course, reads its figures and exports the report. */
  source: DataCheckSource;
  /** The course that is checked. */
  courseId: number;
  /** The unit as it is being edited: its fields and chapters are checked as they are typed. */
  course?: CourseUnit;
  /** A new value checks again, such as the unit's version after a save. */
  revision?: number | string;
  /** Whether the panel is open, 400 px wide; leave out to let it decide. */
  isExpanded?: boolean;
  /** Whether it is open at first. @default true */
  defaultExpanded?: boolean;
  /** Called when it expands or collapses. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Whether a finding is a link; others name where they are fixed. @default no finding */
  canOpen?: (target: CompletionTarget) => boolean;
  /** Leads to the field or cell that a finding is about. */
  onOpen?: (target: CompletionTarget) => void;
}

const completionPopup = lazyPart(async () => (await import('../CompletionPopup/CompletionPopup')).CompletionPopup);

const nowhere = () => false;

/**
 * What a course still lacks, beside its form: 400 px open, 41 px collapsed, by the same rules as popup and report (core §4, decision 59).
 * Put it inside a `ToastProvider`.
 */
export function DataCheck({ source, courseId, course, revision, canOpen = nowhere, onOpen, ...panel }: DataCheckProps) {
  const text = useMessages(dataCheckMessages);
  const { state, checkOf, check: recheck } = useDataCheck({ source, courseId, revision });
  const [isPopupOpen, setPopupOpen] = useState(false);
  // A popup that closes is there until it has gone from sight.
  const [isPopupKept, setPopupKept] = useState(false);
  if (isPopupOpen && !isPopupKept) setPopupKept(true);
  const [wasAsked, setAsked] = useState(false);
  const items = state.status === 'checked' ? state.items : null;
  const gaps = state.status === 'checked' ? state.gaps : undefined;
  const check = useMemo(() => (items && checkOf ? checkOf(items, course, gaps) : null), [items, checkOf, course, gaps]);
  const isChecking = state.status === 'loading' || state.isChecking;

  return (
    <>
      <SidePanel
        {...panel}
        title={text.title}
        fact={check ? factOf(check, text) : state.status === 'failed' ? text.notChecked : text.checking}
        actions={
          <IconButton
            aria-label={text.recheck}
            isPending={isChecking}
            onPress={() => {
              setAsked(true);
              recheck();
            }}
          >
            <Icon of={RotateCw} />
          </IconButton>
        }
        collapsedContent={check && <Waiting check={check} />}
        onExpandedChange={(isExpanded) => {
          panel.onExpandedChange?.(isExpanded);
          if (isExpanded) recheck();
        }}
      >
        <CheckInside
          state={state}
          check={check}
          source={source}
          courseId={courseId}
          revision={revision}
          canOpen={canOpen}
          onOpen={(target) => onOpen?.(target)}
          onRetry={recheck}
          onFiguresOpen={() => setPopupOpen(true)}
        />
      </SidePanel>
      <VisuallyHidden role="status">{wasAsked && check && !isChecking ? text.checked({ count: check.missingCount }) : ''}</VisuallyHidden>
      {isPopupKept && (
        <PopupPart
          part={completionPopup}
          given={{ source, courseId, courseName: course?.name, isOpen: isPopupOpen, onOpenChange: setPopupOpen }}
          onFailed={() => {
            setPopupKept(false);
            setPopupOpen(false);
          }}
        />
      )}
    </>
  );
}

function factOf({ missingCount, doubtCount }: Check, text: (typeof dataCheckMessages)['en']): string {
  const facts = [
    ...(missingCount > 0 ? [text.missing({ count: missingCount })] : []),
    ...(doubtCount > 0 ? [text.doubtful({ count: doubtCount })] : []),
  ];
  return facts.length > 0 ? facts.join(text.and) : text.complete;
}

/** The content of the strip: the number of findings. */
function Waiting({ check: { missingCount, doubtCount } }: { check: Check }) {
  const text = useMessages(dataCheckMessages);
  if (missingCount === 0 && doubtCount === 0) return text.complete;
  return (
    <>
      <b>{missingCount || doubtCount}</b> {missingCount > 0 ? text.stripMissing : text.stripDoubtful}
    </>
  );
}
