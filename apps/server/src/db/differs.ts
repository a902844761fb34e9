/** Whether a stored row says something else than these values; only the columns that they name are compared. */
export function differs(stored: object, values: object): boolean {
  return Object.entries(values).some(([name, value]) => JSON.stringify(Reflect.get(stored, name)) !== JSON.stringify(value));
}
