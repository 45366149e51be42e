/** Which steps of a run `--only` and `--skip` choose, and what these need beside them. */
import { parseArgs } from 'node:util'
import { nearestName } from '../../src/lib/anywhere/text/nearestName.ts'
import { PlainError } from './project.ts'
import type { Step } from './steps.ts'

/** Names of steps; an empty list chooses nothing by itself. */
export type StepChoice = { only: readonly string[]; skip: readonly string[] }

const NAMES = { type: 'string', multiple: true } as const
const namesIn = (values: readonly string[] = []) =>
  values
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * @param args what stands behind `npm test --`
 * @throws PlainError where something else than `--only` and `--skip` with names is written
 */
export function readChoice(args: readonly string[]): StepChoice {
  try {
    const { values } = parseArgs({ args: [...args], options: { only: NAMES, skip: NAMES } })
    for (const [option, written] of Object.entries(values)) if (namesIn(written).length === 0) throw new Error(`--${option} names no step.`)
    return { only: namesIn(values.only), skip: namesIn(values.skip) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${reason} Write --only "Lighthouse" or --skip "Types, Nothing unused", with names from the end of a run.`)
  }
}

/** @returns a name as somebody types it: in small letters, with the keyboard's apostrophe */
const typed = (name: string) => name.toLowerCase().replaceAll('’', "'")

function stepCalled(name: string, steps: readonly Step[]): Step {
  const found = steps.find((step) => typed(step.name) === typed(name))
  if (found) return found
  const names = new Map(steps.map((step) => [typed(step.name), step.name]))
  const near = [...names.keys()].find((known) => known.includes(typed(name))) ?? nearestName(typed(name), [...names.keys()])
  const meant = near ? ` Did you mean "${names.get(near)}"?` : ''
  throw new PlainError(`No step is called "${name}".${meant}\nThe steps are:\n${steps.map((step) => `  ${step.name}`).join('\n')}`)
}

/** @returns the step and everything that it needs, at any distance */
const withNeeds = (step: Step, steps: readonly Step[]): Step[] => [
  step,
  ...(step.needs ?? []).flatMap((name) => withNeeds(stepCalled(name, steps), steps)),
]

/**
 * @param stages the whole run
 * @returns the chosen steps and what they need, in the order and the groups of the run; the whole run where nothing is chosen
 * @throws PlainError for a name that no step has, for a choice that leaves no step, and where a step is skipped that another needs
 */
export function chosenSteps(stages: readonly (Step | Step[])[], { only, skip }: StepChoice): Step[][] {
  const steps = stages.flat()
  const skipped = new Set(skip.map((name) => stepCalled(name, steps)))
  const wanted = (only.length > 0 ? only.map((name) => stepCalled(name, steps)) : steps).filter((step) => !skipped.has(step))
  if (wanted.length === 0) throw new PlainError('No step is left: everything that was chosen is skipped.')
  const running = new Set<Step>()
  for (const step of wanted)
    for (const needed of withNeeds(step, steps)) {
      if (skipped.has(needed))
        throw new PlainError(`"${needed.name}" cannot be skipped: "${step.name}" needs it. Skip that as well, or neither.`)
      running.add(needed)
    }
  return stages.map((stage) => [stage].flat().filter((step) => running.has(step))).filter((group) => group.length > 0)
}
