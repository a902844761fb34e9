import { documentTitle, type DocumentLanguages, type ReportData } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useEffect, useMemo, useRef } from 'react';
import { RestoredNote } from '../../support/restored/RestoredNote';
import type { OpenDesk } from '../../support/desk/deskState';
import { savingOf } from '../../support/desk/savingOf';
import { useWholeCopies } from '../../support/near/useWholeCopies';
import { isTranslatedName, recordNameOf, type FieldName } from '../field';
import { jumpToField } from '../SyllabusOutline';
import { SyllabusConflict } from './conflict/SyllabusConflict';
import { syllabusConflictMessages } from './conflict/messages';
import { syllabusEditorMessages } from './messages';
import { OutlineOfFields } from './OutlineOfFields';
import { SyllabusFind } from './find/SyllabusFind';
import { PaperLanguages } from './paperLanguage';
import { AssessmentPart } from './parts/AssessmentPart';
import { BasicPart } from './parts/BasicPart';
import { IntroductionPart } from './parts/IntroductionPart';
import { RequirementsPart } from './parts/RequirementsPart';
import { SchedulePart } from './parts/SchedulePart';
import { OnScreen, PrintedSyllabus } from './print/PrintedSyllabus';
import { Page, Sheet } from './sheetParts';
import { useSteps } from './steps';
import { useFacts } from './known/useFacts';
import { Writing } from './Writing';
import { SyllabusBar } from './SyllabusBar';
import { SyllabusKeys } from './SyllabusKeys';
import type { SyllabusEditorProps } from './SyllabusEditorProps';
import type { ReportWork } from './syllabusDesk';
import type { SyllabusEditorHandle } from './useSyllabusEditor';
import type { SaveFailing } from '../../support/saving/useSaveFailure';
import { UnsavedStatus } from './UnsavedStatus';
import { useReportTables } from './useReportTables';
import { PaperText } from './PaperText';

interface OpenSyllabusEditorProps extends SyllabusEditorProps {
  frame: Omit<OpenDesk<ReportWork>, 'history'>;
  editor: SyllabusEditorHandle;
  failing: SaveFailing;
  languages: DocumentLanguages;
  onLanguagesChange: (languages: DocumentLanguages) => void;
  /** The field in which a wrong value stopped a save, counted up with every try. */
  refusal: { name: FieldName; count: number } | null;
}

/** The open syllabus: its fixed bar, its outline and the paper. */
export function OpenSyllabusEditor({ frame, editor, languages, onLanguagesChange, refusal, ...props }: OpenSyllabusEditorProps) {
  const { isRevisable, matrixLinks = {}, initialField } = props;
  const { base, save: saveState } = frame;
  const { report } = base;
  const { desk, save } = editor;
  const conflict = useMessages(syllabusConflictMessages);
  const sheet = useRef<HTMLElement>(null);
  const tables = useReportTables(report, languages);
  const steps = useSteps(sheet, languages);
  const { undo, redo } = steps;
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save(), 'Ctrl+Z': undo, 'Ctrl+Y': redo, 'Ctrl+Shift+Z': redo }), [save, undo, redo]);
  const facts = useFacts(props.knownFacts, report);
  useWholeCopies(sheet);
  useEffect(() => {
    if (initialField !== undefined && sheet.current) jumpToField(sheet.current, initialField);
  }, [initialField]);
  const shown = useRef(0);
  useEffect(() => {
    if (!refusal || refusal.count === shown.current || !sheet.current) return;
    const { name, count } = refusal;
    const isInSight = languages === 'both' || !isTranslatedName(recordNameOf(name)) || name.startsWith('en:') === (languages === 'en');
    if (isInSight) {
      shown.current = count;
      jumpToField(sheet.current, languages === 'en' ? recordNameOf(name) : name);
    } else onLanguagesChange('both');
  }, [refusal, languages, onLanguagesChange]);

  return (
    <Shortcuts keys={keys} isDisabled={!isRevisable}>
      <PrintedSyllabus report={report} languages={languages} />
      <OnScreen>
        <SyllabusBar
          isRevisable={isRevisable}
          isSaving={saveState.status === 'saving'}
          languages={languages}
          onLanguagesChange={onLanguagesChange}
          status={
            <UnsavedStatus
              standing={savingOf(frame)}
              save={save}
              failing={props.failing}
              onDirtyChange={props.onDirtyChange}
              onStatusChange={props.onStatusChange}
            />
          }
          majorName={props.majorName}
          exportActions={props.exportActions}
          linkActions={props.linkActions}
          onBack={props.onBack}
          onSave={() => void save()}
        />
        <SyllabusFind sheet={sheet} />
        <PaperLanguages value={languages}>
          <Page>
            <aside>
              <OutlineOfFields report={report} sheet={sheet} links={matrixLinks} />
            </aside>
            <Writing steps={steps} facts={facts}>
              <Sheet ref={sheet}>
                <RestoredNote writtenAt={frame.restoredFrom} onDiscard={desk.discard} />
                <SheetTitle intro={report.intro} languages={languages} />
                <BasicPart hours={report.intro.totalPeriodData} majorMatrix={tables.majorMatrix} matrixHref={matrixLinks.majorMatrix} />
                <IntroductionPart
                  projectMatrix={tables.projectMatrix}
                  isWindowed={tables.isWindowed}
                  matrixHref={matrixLinks.projectMatrix}
                />
                <RequirementsPart />
                <AssessmentPart report={report} />
                <SchedulePart pointMatrices={tables.pointMatrices} isWindowed={tables.isWindowed} matrixHref={matrixLinks.pointMatrix} />
              </Sheet>
            </Writing>
          </Page>
        </PaperLanguages>
        {isRevisable && <SyllabusKeys />}
      </OnScreen>
      {saveState.status === 'conflict' && (
        <SyllabusConflict
          base={base}
          theirs={saveState.theirs}
          onResolve={(givenUp) => void editor.resolveConflict(givenUp)}
          onCancel={() => desk.leaveConflict(conflict.title)}
        />
      )}
    </Shortcuts>
  );
}

/** 《数据结构》开课说明, and that this is its preview (companion document §2.12). */
function SheetTitle({ intro, languages }: { intro: ReportData['intro']; languages: DocumentLanguages }) {
  const text = useMessages(syllabusEditorMessages);
  return (
    <header>
      <h1>
        <PaperText words={documentTitle({ intro }, languages)} /> <span data-part="preview">{text.preview}</span>
      </h1>
    </header>
  );
}
