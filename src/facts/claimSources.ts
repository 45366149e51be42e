/** What the source of a claim states: the specification's figures, unless the claim names another; and how long a demo request is kept. */
import { LEAD_RETENTION } from '#src/demoForm/leadRetention.ts'
import type { SpecifiedFigure } from '#src/specification/specifiedFigures.ts'

type SourcedClaim = { value: string; scope: string; kind: string; source?: string; others?: readonly string[] }
type SourceProblem = { id: string; field: 'value' | 'scope' | 'kind' | 'source' | 'others'; message: string }

const FIGURES_FILE = 'src/specification/specifiedFigures.ts'
const RETENTION_FILE = 'src/demoForm/leadRetention.ts'
const RETENTION = `${LEAD_RETENTION.months} months`

const isSpecified = (source = 'specification') => /^specification|clarifications\.md/.test(source)
const inList = (values: readonly string[]) => `[ ${values.join(', ')} ]`

/**
 * @param claims all of them. Those from other sources may say anything
 * @param figures what the specification states, by the id of the claim
 * @returns a problem for each claim that says something other than its source: its id, the field, and a sentence with the fix
 */
export function sourceProblems(
  claims: Readonly<Record<string, SourcedClaim>>,
  figures: Readonly<Record<string, SpecifiedFigure>>,
): SourceProblem[] {
  return Object.entries(claims).flatMap(([id, claim]) => {
    if (claim.source?.startsWith(RETENTION_FILE)) return retentionProblems(id, claim)
    if (!isSpecified(claim.source)) return []
    const figure = Object.hasOwn(figures, id) ? figures[id] : undefined
    if (figure) return specificationProblems(id, claim, figure)
    const message = `The specification states no such figure. Say who does: source: …. (If it does state it, a developer adds "${id}" to ${FIGURES_FILE}.)`
    return [{ id, field: 'source', message }]
  })
}

function specificationProblems(id: string, claim: SourcedClaim, { value, others, isAim, scope }: SpecifiedFigure): SourceProblem[] {
  const problem = (field: SourceProblem['field'], written: string, stated: string): SourceProblem => ({
    id,
    field,
    message: `The figure’s source is the specification, which states ${stated}. Here is ${written}. Write what is stated there, or say who decided otherwise: source: …. If the specification has changed, change ${FIGURES_FILE}, too.`,
  })
  return [
    ...(claim.value === value ? [] : [problem('value', claim.value, value)]),
    ...(isAim && claim.kind !== 'aim' ? [problem('kind', claim.kind, 'aim')] : []),
    ...(scope === undefined || claim.scope.includes(scope) ? [] : [problem('scope', `“${claim.scope}”`, `“${scope}”`)]),
    ...(others === undefined || inList(claim.others ?? []) === inList(others)
      ? []
      : [problem('others', inList(claim.others ?? []), `${inList(others)}, which is not published`)]),
  ]
}

/** A demo request is kept as long as the service says, as long as that is the claim's source. */
const retentionProblems = (id: string, { value }: SourcedClaim): SourceProblem[] =>
  value === RETENTION
    ? []
    : [{ id, field: 'value', message: `The service keeps it for ${RETENTION} (${RETENTION_FILE}): write "{leadRetention.months} months".` }]
