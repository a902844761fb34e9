import { LeaveDialog } from '@college/curriculum-widgets/course-units/LeaveDialog';
import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { pageOfSearch } from '../search/recordPlace';
import type { SearchParams } from '../search/searchParams';

/** The state that an editor passes to a page that confirms leaving with unsaved changes. */
interface EditorControls {
  save: () => Promise<boolean>;
  discard: () => void;
}

interface LeaveGuardProps {
  dirty: { isDirty: boolean; isNew?: boolean; changeCount: number };
  controls: RefObject<EditorControls | null>;
  /** Heads the wait while leaving saves first. */
  savingTitle?: string;
}

interface Place {
  pathname: string;
  search: SearchParams;
}

/** Asks before a page with unsaved work is left, by a link, by the button of the browser or by closing the tab. */
export function LeaveGuard({ dirty, controls, savingTitle }: LeaveGuardProps) {
  const leave = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty.isDirty && !isSamePage(current, next),
    enableBeforeUnload: () => dirty.isDirty,
    withResolver: true,
  });
  return (
    <LeaveDialog
      isOpen={leave.status === 'blocked'}
      isNew={dirty.isNew}
      changeCount={dirty.changeCount}
      savingTitle={savingTitle}
      onStay={() => leave.reset?.()}
      onLeave={() => {
        controls.current?.discard();
        leave.proceed?.();
      }}
      onSave={() => controls.current?.save() ?? Promise.resolve(false)}
    />
  );
}

/** A link to a place on the page, such as the one that skips the navigation or one to a row, leaves nothing. */
function isSamePage(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && JSON.stringify(pageOfSearch(one.search)) === JSON.stringify(pageOfSearch(other.search));
}
