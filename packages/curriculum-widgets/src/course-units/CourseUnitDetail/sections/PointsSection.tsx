import { localize, type Language, type PointKsa } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { memo, useEffect, type ReactNode } from 'react';
import { useArrival } from '../../../support/arrival/ArrivalContext';
import { arrivalPlace } from '../../PointsPreview/arrivalPlace';
import { countKsa, shownPoints, type CoursePoints } from '../../PointsPreview/importedPoints';
import { ImportedFile } from '../../PointsPreview/ImportedFile';
import { pointsPreviewMessages } from '../../PointsPreview/messages';
import { PointsPreview } from '../../PointsPreview/PointsPreview';
import type { PointsSource } from '../../PointsUpload/PointsSource';
import { PointsUpload } from '../../PointsUpload/PointsUpload';
import type { CourseUnitAct } from '../courseUnitWork';
import { courseUnitDetailMessages } from '../messages';
import type { OpenCourseUnit } from '../openCourseUnit';
import { FormSection } from '../../../support/formSections/FormSection';
import { useNamed } from '../../../support/undo/useNamed';

export interface PointsSectionProps {
  points: CoursePoints;
  source: PointsSource;
  unit: Pick<OpenCourseUnit, 'id' | 'majorId' | 'isReadOnly' | 'controls'>;
  /** Buttons over the list. */
  tools?: ReactNode;
  onChange: (act: CourseUnitAct) => void;
}

/** The points of the unit and their KSA; an import replaces them until it is saved with the page, or cleared. */
export const PointsSection = memo(function PointsSection({ points, source, unit, tools, onChange }: PointsSectionProps) {
  const text = useMessages(courseUnitDetailMessages);
  const previewText = useMessages(pointsPreviewMessages);
  const { showToast } = useToast();
  const named = useNamed();
  const { locale } = useLocale();
  const shown = shownPoints(points);
  const arrival = useArrival('point', 'ksa');
  const isListed = arrival !== undefined && arrivalPlace(shown, arrival) !== null;
  useEffect(() => {
    // A KSA item without a point is shown in the points window only, which this section opens.
    if (arrival && !isListed) unit.controls.openField({ screen: 'points' });
    // Once for each visit; the list may change under it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrival]);
  // A new list starts folded again.
  const preview = (
    <PointsPreview
      key={points.imported?.fileName ?? ''}
      points={localizePoints(shown, locale.startsWith('zh') ? 'zh' : 'en')}
      kind={points.imported?.kind}
    />
  );

  function handleClear() {
    onChange({ type: 'pointsCleared' });
    showToast({ type: 'success', message: previewText.cleared, description: named(points.imported?.fileName) });
  }

  return (
    <FormSection title={text.points} hasHints place="points" summary={text.pointsSummary({ points: shown.length, ksa: countKsa(shown) })}>
      {unit.isReadOnly ? (
        preview
      ) : (
        <PointsUpload
          source={source}
          majorId={unit.majorId}
          courseId={unit.id}
          onImport={(imported) => onChange({ type: 'pointsImported', imported })}
          toolbarEnd={points.imported ? <ImportedFile fileName={points.imported.fileName} onClear={handleClear} /> : tools}
        >
          {preview}
        </PointsUpload>
      )}
    </FormSection>
  );
});

/** Points with their KSA as someone reads them in a language; where nothing is translated, the Chinese record (decision 156). */
function localizePoints(points: readonly PointKsa[], language: Language): PointKsa[] {
  return points.map((point) => ({ ...localize(point, language), ksa: point.ksa.map((item) => localize(item, language)) }));
}
