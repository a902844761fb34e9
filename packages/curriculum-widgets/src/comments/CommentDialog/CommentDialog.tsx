import type { ToldFinding } from '@college/curriculum-model';
import { ComboBox } from '@college/ui/ComboBox';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { Stack } from '../../support/layoutParts';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import { findingsRoot } from '../../rules/fixes/useFocusBeside';
import { CommentList, type CommentListProps } from '../CommentList';
import type { UnsentTexts } from '../CommentThread';
import { commentDialogMessages } from './messages';
import { PlaceFindings } from './PlaceFindings';
import type { AcceptsFinding } from './PlaceFindingsProps';

/** A place on which one may comment. */
export interface CommentedPlace {
  /** Such as `course:1004/goal:2210`. */
  place: string;
  name: string;
  /** Open discussions about it. @default 0 */
  open?: number;
  /** What the rules find there, what weighs most first; listed above its discussions. */
  findings?: readonly ToldFinding[] | undefined;
}

export interface CommentDialogProps extends Omit<CommentListProps, 'place' | 'autoFocus' | 'unsent'> {
  /** What the course unit or major is called. */
  name: string;
  /** The places from which one chooses, in their order. */
  places: readonly CommentedPlace[];
  /** The chosen one; null for all. */
  place: string | null;
  /** Called with another choice. */
  onPlaceChange: (place: string | null) => void;
  /** Applies quick fixes of the findings and takes them back; give other `findings` afterwards. Leave it out for people who may not edit the places. Calls: `POST /edition/applyfix`, `POST /edition/undofix` (extensions). */
  fixes?: QuickFixActs | undefined;
  /** Accepts one of the findings; give others afterwards. Leave it out for people who may not. Call: `POST /edition/acceptfinding` (extension). */
  acceptFinding?: AcceptsFinding | undefined;
  /** Whether it shows. */
  isOpen: boolean;
  /** Called when it should close. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The comments on a course unit or major in a window over its page: all of them, or those of one place that is chosen. */
export function CommentDialog({
  name,
  places,
  place,
  onPlaceChange,
  fixes,
  acceptFinding,
  isOpen,
  onOpenChange,
  ...list
}: CommentDialogProps) {
  const text = useMessages(commentDialogMessages);
  const options = [
    { value: '', label: text.everywhere({ name }) },
    ...places.map((one) => ({
      value: one.place,
      label: one.name,
      hint: text.counted({ open: one.open ?? 0, found: one.findings?.length ?? 0 }),
    })),
  ];
  // What was written waits while the window shows another place, or is closed.
  const [unsent] = useState<UnsentTexts>(() => new Map());
  // Who chooses another place in the window stays at the choice.
  const [hasChosen, setChosen] = useState(false);
  const { findings = [] } = places.find((one) => one.place === place) ?? {};
  function handleOpenChange(next: boolean) {
    setChosen(false);
    onOpenChange(next);
  }
  return (
    <Dialog size="l" title={text.title({ name })} isOpen={isOpen} onOpenChange={handleOpenChange} isDismissable>
      <Stack {...findingsRoot}>
        <ComboBox
          label={text.place}
          options={options}
          value={place ?? ''}
          onChange={(chosen) => {
            setChosen(true);
            onPlaceChange(chosen === null || chosen === '' ? null : chosen);
          }}
        />
        {findings.length > 0 && <PlaceFindings {...{ findings, fixes, acceptFinding }} />}
        {/* Where something is found, that is what one came for. */}
        <CommentList {...list} {...(place === null ? {} : { place })} autoFocus={!hasChosen && findings.length === 0} unsent={unsent} />
      </Stack>
    </Dialog>
  );
}
