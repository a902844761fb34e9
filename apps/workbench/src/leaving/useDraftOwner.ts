import type { DraftStorage } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useState } from 'react';
import { openDraftStorage } from './openDraftStorage';
import { useServices } from '../services';

/** Whose unsaved work a page keeps, and where: of whoever was signed in when it opened, also once that sign-in has ended. */
export function useDraftOwner(): { draftStorage: DraftStorage | undefined; userId: number | undefined } {
  const { session } = useServices();
  const [owner] = useState(() => ({ draftStorage: openDraftStorage(), userId: session.loginInfo()?.data.user.id }));
  return owner;
}
