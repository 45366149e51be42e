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

/**
 * Runs the steps in order; one that fails does not keep the others from telling what they find, unless they need it.
 * @throws PlainError when any failed
 */
export async function runSteps(steps: Step[], title: string): Promise<void> {
  const lines: string[] = []
  const begin = performance.now()
  let failed = 0
  for (const step of steps) {
    const start = performance.now()
    process.stdout.write(`· ${step.name} …\n`)
    let note = ''
    let isGood = true
    try {
      note = await step.run()
    } catch (error) {
      isGood = false
      failed += 1
      console.error(
        `\n${step.name} failed:\n${error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
      )
    }
    lines.push(
      `${isGood ? 'passed' : 'FAILED'}  ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)${note ? `\n${note.replace(/^/gm, '        ')}` : ''}`,
    )
    if (!isGood && step.name === 'Build') break
  }
  console.log(`\n${title}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n${lines.join('\n')}\n`)
  console.log(`${lines.length - failed} passed, ${failed} failed`)
  if (failed > 0) throw new PlainError('Some checks failed; what they said stands above.')
}
