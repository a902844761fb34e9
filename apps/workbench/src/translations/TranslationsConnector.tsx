import { queryKeys } from '@college/api-client/react';
import { isDemoEmail, type CourseUnitDetail } from '@college/curriculum-model';
import { TranslationsButton, type LeftOutText } from '@college/curriculum-widgets/translations/TextTranslations';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laterSource } from '../courses/laterSource';
import { openDraftStorage } from '../leaving/openDraftStorage';
import { useServices } from '../services';
import { useNoteTextSave } from './useTextSaves';

interface TranslationsConnectorProps {
  courseId: number;
  majorId?: number | undefined;
  /** Texts whose English is edited on the page itself. */
  leftOut?: readonly LeftOutText[];
  variant?: 'ghost' | 'link';
  scope?: 'course' | 'tables';
  /** Called after English is stored, with the unit as stored where all texts are of one. */
  onSaved: (unit?: CourseUnitDetail) => void;
}

/** The English of the texts of a course, on the server. */
export function TranslationsConnector({ courseId, majorId, onSaved, ...props }: TranslationsConnectorProps) {
  const { client, session, demoEmail } = useServices();
  const queryClient = useQueryClient();
  const source = useMemo(() => {
    const load = async () => (await import('../courses/windowSources')).translationSource(client);
    return laterSource({ client, load, streams: {} });
  }, [client]);
  const noteSave = useNoteTextSave(courseId);
  const user = session.loginInfo()?.data.user;
  if (!user || isDemoEmail(user.email, demoEmail)) return null;
  return (
    <TranslationsButton
      {...props}
      source={source}
      courseId={courseId}
      userId={user.id}
      draftStorage={openDraftStorage()}
      onSaved={(unit) => {
        if (majorId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
        noteSave();
        onSaved(unit);
      }}
    />
  );
}
