/** `npm test`: builds and runs every check, or those that `--only` and `--skip` choose. Ends with a plain summary. */
import { serve } from '#server/main.ts'
import { build, buildIfChanged } from './build.ts'
import { main, PlainError, readPorts } from './lib/project.ts'
import { chooseSteps, parseStepChoice } from './lib/testing/chosenSteps.ts'
import { runSteps } from './lib/testing/steps.ts'
import { useTestLeads } from './lib/testing/testLeads.ts'
import { listSteps } from './test/everyStep.ts'
import { REPORT_TOKEN } from './test/platforms.ts'

await main(async () => {
  const ports = readPorts()
  const choice = parseStepChoice(process.argv.slice(2))
  const isWhole = choice.only.length === 0 && choice.skip.length === 0
  let stop: () => Promise<void> = async () => {}
  const serveBuild = async () => {
    const server = await serve(ports).catch((error: Error) => {
      throw new PlainError(`${error.message.replace('npm start', 'npm test')}`)
    })
    stop = server.stop
    return ''
  }
  const allSteps = listSteps({ ports, build: isWhole ? build : buildIfChanged, serve: serveBuild })
  const chosenSteps = chooseSteps(allSteps, choice)
  for (const prepare of new Set(chosenSteps.flat().map((step) => step.prepare))) await prepare?.()
  await useTestLeads()
  Object.assign(process.env, { LEAD_REPORT_TOKEN: REPORT_TOKEN, LEAD_METRICS: 'on' })
  try {
    await runSteps(chosenSteps, isWhole ? 'All checks' : `${chosenSteps.flat().length} of ${allSteps.flat().length} checks`)
  } finally {
    await stop()
  }
})
