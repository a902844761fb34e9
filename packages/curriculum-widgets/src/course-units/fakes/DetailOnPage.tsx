import { useState, useSyncExternalStore } from 'react';
import { CourseUnitDetail } from '../CourseUnitDetail/CourseUnitDetail';
import { type CourseUnitDetailProps } from '../CourseUnitDetail/CourseUnitDetailProps';
import { onAbandoned, storedUnits } from './serveCourseUnitDetail';

/** A page with the detail; whoever goes back sees where to, and which course units the server has. */
export function DetailOnPage(props: CourseUnitDetailProps) {
  const [path, setPath] = useState<string | null>(null);
  if (path !== null) return <Left path={path} />;
  return (
    <CourseUnitDetail
      {...props}
      onBack={(to) => {
        setPath(to);
        props.onBack?.(to);
      }}
    />
  );
}

function Left({ path }: { path: string }) {
  const units = useSyncExternalStore(onAbandoned, storedUnits);
  return (
    <main>
      <p>{path}</p>
      {units !== '' && (
        <ul>
          {units.split('\n').map((unit) => (
            <li key={unit}>{unit}</li>
          ))}
        </ul>
      )}
    </main>
  );
}
