/** For `memo`: whether a section is drawn the same, since of the form only the fields that it shows count. */
export function ofFields<Name extends string>(...names: readonly Name[]) {
  return <Props extends { fields: Readonly<Record<Name, unknown>> }>(one: Props, other: Props): boolean =>
    names.every((name) => Object.is(one.fields[name], other.fields[name])) &&
    [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
      (prop) => prop === 'fields' || Object.is(one[prop as keyof Props], other[prop as keyof Props]),
    );
}
