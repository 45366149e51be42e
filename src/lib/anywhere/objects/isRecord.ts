/** Whether a value of unknown origin has fields by their names: a group in YAML, an object in JSON. A list has none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
