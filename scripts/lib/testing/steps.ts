/** Runs named checks and prints a plain summary. Every check can fail the run; none only warns. */

import { type CommandResult, runProgram } from '../processes/runProgram.ts'
import { PlainError } from '../project.ts'

export type Step = {
  name: string
  run: () => Promise<string>
  /** Names of steps that have to run before it, also where it is chosen alone (chosenSteps.ts). */
  needs?: readonly string[]
  /** What has to be there before the run begins, so that nobody waits for minutes to hear what is missing. */
  prepare?: () => Promise<unknown>
}

/** The name of the step without which no other runs. */
export const BUILD = 'Build'

/** A step that runs one of package.json's scripts. @param show picks from its output what the summary says */
export function npmScript(name: string, script: string, show: (output: string) => string = () => ''): Step {
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

type Result = { name: string; line: string; problem?: string }

/** How much of a problem is repeated at the end of a run, in characters: often only the end of a log is kept. */
const REPEATED_CHARACTERS = 1500

const describeError = (error: unknown) =>
  error instanceof PlainError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)

async function runStep({ name, run: act }: Step): Promise<Result> {
  const start = performance.now()
  console.log(`· ${name} …`)
  const lineOf = (state: string, note = '') =>
    `${state}  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)${note ? `\n${note.replace(/^/gm, '        ')}` : ''}`
  try {
    const note = await act()
    return { name, line: lineOf('passed', note) }
  } catch (error) {
    const problem = describeError(error)
    console.log(`\n${name} failed:\n${problem}\n`)
    return { name, line: lineOf('FAILED'), problem }
  }
}

const cutToEnd = (text: string) => (text.length > REPEATED_CHARACTERS ? `…${text.slice(-REPEATED_CHARACTERS)}` : text)

/** How many steps of a group run side by side: each of them leaves a core idle for half of its time. */
const CONCURRENT_STEPS = 2

/** @returns the results in the order of the steps, whichever ends first */
async function runGroup(group: Step[]): Promise<Result[]> {
  const remaining = [...group.entries()]
  const results: Result[] = []
  const work = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift()) results[next[0]] = await runStep(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENT_STEPS }, work))
  return results
}

/**
 * Runs the steps in order; if one fails, the others still run and report, unless they need its result. Ends
 * with a line for each step, the last words of those that failed, and the count.
 * @param stages a step, or a group of steps that run side by side: they need nothing of each other, and measure no time
 * @throws PlainError when any failed
 */
export async function runSteps(stages: (Step | Step[])[], title: string): Promise<void> {
  const begin = performance.now()
  const results: Result[] = []
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
