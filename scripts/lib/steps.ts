/** A run of named checks with a plain summary: every check fails the run, none only warns. */
import { type CommandResult, run } from './command.ts'
import { PlainError } from './project.ts'

export type Step = { name: string; run: () => Promise<string> }

/** A step that runs one of package.json's scripts. @param show picks from its output what the summary says */
export function npmScript(name: string, script: string, show: (output: string) => string = () => ''): Step {
  return {
    name,
    run: async () => {
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
      const result: CommandResult = await run('npm', ['run', '--silent', script], { env })
      if (result.code !== 0) throw new PlainError(result.output.trim())
      return show(result.output)
    },
  }
}

type Result = { isGood: boolean; line: string }

async function runStep(step: Step): Promise<Result> {
  const start = performance.now()
  process.stdout.write(`· ${step.name} …\n`)
  let note = ''
  let isGood = true
  try {
    note = await step.run()
  } catch (error) {
    isGood = false
    console.error(
      `\n${step.name} failed:\n${error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
  }
  const took = ((performance.now() - start) / 1000).toFixed(1)
  return {
    isGood,
    line: `${isGood ? 'passed' : 'FAILED'}  ${step.name} (${took} s)${note ? `\n${note.replace(/^/gm, '        ')}` : ''}`,
  }
}

/**
 * Runs the steps in order; one that fails does not keep the others from telling what they find, unless they need it.
 * @param atOnce how many may run side by side: more than one only for steps that need nothing of each other
 * @throws PlainError when any failed
 */
export async function runSteps(steps: Step[], title: string, atOnce = 1): Promise<void> {
  const begin = performance.now()
  const waiting = [...steps.entries()]
  const results: Result[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next
      const result = await runStep(step)
      results[index] = result
      if (!result.isGood && step.name === 'Build') waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const failed = results.filter(({ isGood }) => !isGood).length
  console.log(`\n${title}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n${results.map(({ line }) => line).join('\n')}\n`)
  console.log(`${results.length - failed} passed, ${failed} failed`)
  if (failed > 0) throw new PlainError('Some checks failed; what they said stands above.')
}
