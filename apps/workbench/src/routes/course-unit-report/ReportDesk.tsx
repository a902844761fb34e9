import { createReportFiles, createSyllabus, quietClient } from '@college/api-client';
import { ReportExport, type ReportExportProps } from '@college/curriculum-widgets/syllabus/ReportExport';
import {
  SyllabusEditor,
  syllabusEditorMessages,
  type SyllabusControls,
  type SyllabusEditorProps,
} from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { useMessages } from '@college/ui/messages';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useCommentsPart } from '../../comments/useCommentsPart';
import { useCoursesChanged } from '../../courses/useCoursesChanged';
import { PageHistory } from '../../history/PageHistory';
import { useLivePart } from '../../live/useLivePart';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { basePath } from '../../routing/basePath';
import { courseUnitPath, matrixPath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { openDraftStorage } from '../../leaving/openDraftStorage';
import { reportFieldOf } from './reportFieldOf';
import { ReportTools } from './ReportTools';
import { useKnownFacts } from './useKnownFacts';
import { useReportLanguages } from './useReportLanguages';

interface ReportDeskProps {
  /** The course whose report it is. */
  place: { majorId?: number; courseId: number; courseName?: string };
  userId: number;
  isRevisable: boolean;
  /** The field that the address leads to. */
  field?: string;
  onStatusChange: (status: ReactNode) => void;
}

/** The editor of one report with its downloads, its links and its history. */
export function ReportDesk({ place, userId, isRevisable, field, onStatusChange }: ReportDeskProps) {
  const { majorId, courseId, courseName } = place;
  const { client } = useServices();
  const onCoursesChange = useCoursesChanged();
  const router = useRouter();
  const text = useMessages(syllabusEditorMessages);
  const source = useMemo(() => createSyllabus(quietClient(client)), [client]);
  const choice = useReportLanguages(userId);
  const live = useLivePart();
  const comments = useCommentsPart();
  const [dirty, setDirty] = useState({ isDirty: false, changeCount: 0 });
  const [isWriting, setWriting] = useState(false);
  const knownFacts = useKnownFacts({ majorId, courseId }, isWriting && isRevisable);
  const controls = useRef<SyllabusControls>(null);
  const records = useMemo(() => [{ kind: 'report' as const, recordId: courseId }], [courseId]);
  const save = isRevisable ? () => controls.current?.save() ?? Promise.resolve(false) : undefined;
  const history = { name: courseName, majorId, records, isReadOnly: !isRevisable, hasUnsavedEdits: dirty.isDirty };

  return (
    <div style={{ display: 'contents' }} onFocus={() => setWriting(true)}>
      <PageHistory {...history} controls={controls}>
        {(drawing) => (
          <SyllabusEditor
            key={drawing}
            {...{ source, courseId, userId, isRevisable, controls, onStatusChange }}
            {...choice}
            knownFacts={knownFacts}
            draftStorage={openDraftStorage()}
            initialField={reportFieldOf(field)}
            exportActions={
              <ReportExportConnector courseId={courseId} languages={choice.languages} unsavedCount={dirty.changeCount} onSave={save} />
            }
            linkActions={
              <>
                {comments && majorId !== undefined && <comments.CommentsFact />}
                {live && majorId !== undefined && <live.LiveSyllabus {...{ majorId, courseId, controls }} canEdit={isRevisable} />}
                <ReportTools {...{ place, isRevisable, controls }} />
              </>
            }
            renderMark={comments?.renderMark}
            matrixLinks={reportMatrixLinks({ majorId, courseId })}
            onBack={() => router.history.push(`${basePath}${courseUnitPath({ majorId, courseUnitId: courseId })}`)}
            // The report carries the introduction of the course; a card's progress counts the report.
            onSaved={() => onCoursesChange(majorId)}
            onDirtyChange={setDirty}
          />
        )}
      </PageHistory>
      {comments && majorId !== undefined && (
        <comments.CommentsWindow
          majorId={majorId}
          courseId={courseId}
          name={courseName ?? ''}
          isReadHere
          canFix={isRevisable}
          takeIn={() => controls.current?.takeOthersIn() ?? Promise.resolve(false)}
        />
      )}
      <LeaveGuard dirty={dirty} controls={controls} savingTitle={text.savingTitle} />
    </div>
  );
}

/** The downloads of a report, made by the server. */
function ReportExportConnector(props: Omit<ReportExportProps, 'source'>) {
  const { client } = useServices();
  const source = useMemo(() => createReportFiles(quietClient(client)), [client]);
  return <ReportExport {...props} source={source} />;
}

/** Where the matrices of a report are made: its project and point matrix are the workbench's course and project matrix (decision 98). */
function reportMatrixLinks(place: { majorId?: number; courseId: number }): SyllabusEditorProps['matrixLinks'] {
  return {
    majorMatrix: matrixPath({ ...place, matrix: 'major' }),
    projectMatrix: matrixPath({ ...place, matrix: 'course' }),
    pointMatrix: matrixPath({ ...place, matrix: 'project' }),
  };
}
