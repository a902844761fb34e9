import type { LiveLine } from '@college/api-client';
import type { LivePlaces } from '@college/curriculum-widgets/presence/PresenceMarks';
import { useEffect } from 'react';

/** Tells over the line in which field or cell the focus is. */
export function useEditedField(line: LiveLine | undefined, places: LivePlaces, canEdit: boolean): void {
  useEffect(() => {
    if (!line) return undefined;
    if (!canEdit) return line.edit(null);
    const look = () => {
      const { activeElement } = document;
      const field = activeElement && places.fieldOf(activeElement);
      // In a window over the page it is still the field from which it was opened.
      if (field !== undefined) line.edit(field);
    };
    // A field that is left for nothing has lost the focus a moment later; one in a window that is left has not.
    const lookSoon = () => setTimeout(() => document.hasFocus() && look());
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', lookSoon, { signal });
    look();
    return () => controller.abort();
  }, [line, places, canEdit]);
}
