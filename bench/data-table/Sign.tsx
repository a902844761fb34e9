/** The sign of an action as an app draws it. */
export const Sign = ({ paths }: { paths: readonly string[] }) => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
