/**
 * Lists every number of a module of the policy, so that a test notices one that was added in one place only.
 * @param value an export of the module, or a part of it
 * @returns each number by its name: "POINTS.tardy", "POINT_LADDER[verbal].at", "FMLA.leaveWeeks.value"
 */
export function listPolicyNumbers(value: unknown, name = ''): (readonly [string, number])[] {
  if (typeof value === 'number') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, item]) => {
    const id: unknown = isList ? (item?.id ?? key) : key
    return listPolicyNumbers(item, isList ? `${name}[${id}]` : [name, id].filter(Boolean).join('.'))
  })
}
