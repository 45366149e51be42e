/** Chooses steps by `--only` and `--skip`, with the steps that they need. */

import { parseArgs } from 'node:util'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { PlainError } from '../project.ts'
import type { TestStep } from './steps.ts'

/** Names of steps. Empty lists choose the whole run. */
export type StepChoice = { only: readonly string[]; skip: readonly string[] }

const NAME_LIST_OPTION = { type: 'string', multiple: true } as const
const splitNames = (values: readonly string[] = []) =>
  values
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** @param args the arguments of `npm test --` @throws PlainError if there is anything but `--only` and `--skip` with names */
export function parseStepChoice(args: readonly string[]): StepChoice {
  try {
    const { values } = parseArgs({ args: [...args], options: { only: NAME_LIST_OPTION, skip: NAME_LIST_OPTION } })
    for (const [option, written] of Object.entries(values))
      if (splitNames(written).length === 0) throw new Error(`--${option} names no step.`)
    return { only: splitNames(values.only), skip: splitNames(values.skip) }
  } catch (error) {
    const reason = errorMessageOf(error)
    throw new PlainError(`${reason} Write --only "Lighthouse" or --skip "Types, Nothing unused", with names from the end of a run.`)
  }
}

/** @returns a name in lowercase, with the keyboard's apostrophe */
const asTyped = (name: string) => name.toLowerCase().replaceAll('’', "'")

function findStep(name: string, steps: readonly TestStep[]): TestStep {
  const found = steps.find((step) => asTyped(step.name) === asTyped(name))
  if (found) return found
  const names = new Map(steps.map((step) => [asTyped(step.name), step.name]))
  const near = [...names.keys()].find((known) => known.includes(asTyped(name))) ?? nearestName(asTyped(name), [...names.keys()])
  const meant = near ? ` Did you mean "${names.get(near)}"?` : ''
  throw new PlainError(`No step is called "${name}".${meant}\nThe steps are:\n${steps.map((step) => `  ${step.name}`).join('\n')}`)
}

/** @returns the step and all steps that it needs, directly or through others */
const withNeededSteps = (step: TestStep, steps: readonly TestStep[]): TestStep[] => [
  step,
  ...(step.needs ?? []).flatMap((name) => withNeededSteps(findStep(name, steps), steps)),
]

/**
 * @param stages the whole run
 * @returns the chosen steps and those that they need, in the order and groups of the run
 * @throws PlainError for an unknown name, for a choice without any step, and if a needed step is skipped
 */
export function chooseSteps(stages: readonly (TestStep | TestStep[])[], { only, skip }: StepChoice): TestStep[][] {
  const steps = stages.flat()
  const skipped = new Set(skip.map((name) => findStep(name, steps)))
  const wanted = (only.length > 0 ? only.map((name) => findStep(name, steps)) : steps).filter((step) => !skipped.has(step))
  if (wanted.length === 0) throw new PlainError('No step is left: everything that was chosen is skipped.')
  const running = new Set<TestStep>()
  for (const step of wanted)
    for (const needed of withNeededSteps(step, steps)) {
      if (skipped.has(needed))
        throw new PlainError(`"${needed.name}" cannot be skipped: "${step.name}" needs it. Skip that as well, or neither.`)
      running.add(needed)
    }
  return stages.map((stage) => [stage].flat().filter((step) => running.has(step))).filter((group) => group.length > 0)
}
