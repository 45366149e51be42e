/** Runs named checks and prints a plain summary. Every check can fail the run; none only warns. */

import { type CommandResult, runProgram } from '../processes/runProgram.ts'
import { PlainError } from '../project.ts'

export type TestStep = {
  name: string
  run: () => Promise<string>
  /** Names of steps that must run first, even if only this one is chosen (chosenSteps.ts). */
  needs?: readonly string[]
  /** Prepares what the step needs before the run begins, so that a missing requirement is reported early. */
  prepare?: () => Promise<unknown>
}

/** Without this step, no other runs. */
export const BUILD = 'Build'

/** A step that runs a script of package.json. @param show picks a line for the summary from its output */
export function createNpmStep(name: string, script: string, show: (output: string) => string = () => ''): TestStep {
  return {
    name,
    run: async () => {
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
      const result: CommandResult = await runProgram('npm', ['run', '--silent', script], { env })
      if (result.code !== 0) throw new PlainError(result.output.trim())
      return show(result.output)
    },
  }
}

type StepResult = { name: string; line: string; problem?: string }

/** In characters: how much of a failure the end of a run repeats, because often only the end of a log is kept. */
const REPEATED_CHARACTERS = 1500

const describeError = (error: unknown) =>
  error instanceof PlainError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)

async function runStep({ name, run: act }: TestStep): Promise<StepResult> {
  const start = performance.now()
  console.log(`· ${name} …`)
  const lineOf = (outcome: string, note = '') =>
    `${outcome}  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)${note ? `\n${note.replace(/^/gm, '        ')}` : ''}`
  try {
    const note = await act()
    return { name, line: lineOf('passed', note) }
  } catch (error) {
    const problem = describeError(error)
    console.log(`\n${name} failed:\n${problem}\n`)
    return { name, line: lineOf('FAILED'), problem }
  }
}

/** @returns the last lines of a text. A single line that is longer is cut inside. */
const cutToEnd = (text: string) =>
  text.length > REPEATED_CHARACTERS ? `…${text.slice(-REPEATED_CHARACTERS).replace(/^.*?\n(?=.)/s, '\n')}` : text

/** How many steps of a group run at once: each leaves a core idle for half of its time. */
const CONCURRENT_STEPS = 2

/** @returns the results in the order of the steps */
async function runGroup(group: TestStep[]): Promise<StepResult[]> {
  const remaining = [...group.entries()]
  const results: StepResult[] = []
  const work = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift()) results[next[0]] = await runStep(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENT_STEPS }, work))
  return results
}

/**
 * Runs the steps in order. If one fails, the others still run, unless they need its result. Ends with a line for each step, the end of each
 * failure, and the count.
 * @param stages a step, or a group of steps that run at once; they are independent, and measure no time
 * @throws PlainError if any failed
 */
export async function runSteps(stages: (TestStep | TestStep[])[], title: string): Promise<void> {
  const begin = performance.now()
  const results: StepResult[] = []
  for (const stage of stages) {
    results.push(...(await runGroup([stage].flat())))
    if (results.some(({ name, problem }) => name === BUILD && problem !== undefined)) break
  }
  console.log(`\n${title}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n${results.map(({ line }) => line).join('\n')}\n`)
  const failed = results.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name} failed:\n${cutToEnd(problem)}\n`]))
  if (failed.length > 0) console.log(failed.join('\n'))
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) throw new PlainError('Some checks failed; what they said stands above.')
}
