/** `npm test`: builds, and runs every check there is. Ends with a plain summary. */
import { serve } from '../server/main.ts'
import { build } from './build.ts'
import { container } from './container.ts'
import { quickChecks, vitestCount } from './lib/checks.ts'
import { ensureChromium } from './lib/chromium.ts'
import { run } from './lib/command.ts'
import { main, PlainError, portsFrom } from './lib/project.ts'
import { npmScript, runSteps } from './lib/steps.ts'
import { useTestLeads } from './lib/testLeads.ts'
import { runLighthouse } from './lighthouse.ts'
import { platforms, REPORT_TOKEN } from './platforms.ts'
import { sameTwice } from './test/determinism.ts'
import { weights } from './test/weights.ts'
import { authorsHour } from './test-author.ts'
import { browserSuites } from './test-browser.ts'
import { engineJourneys } from './test-engines.ts'
import { leadFaults } from './test-leads.ts'

await main(async () => {
  const ports = portsFrom()
  await ensureChromium()
  await useTestLeads()
  Object.assign(process.env, { LEAD_REPORT_TOKEN: REPORT_TOKEN, LEAD_METRICS: 'on' })
  let stop: () => Promise<void> = async () => {}
  const served = async () => {
    stop = await serve(ports).catch((error: Error) => {
      throw new PlainError(`${error.message.replace('npm start', 'npm test')}`)
    })
    return ''
  }
  try {
    await runSteps(
      [
        { name: 'Build', run: build },
        // What measures no time and needs nothing of the others: the longest first.
        [
          { name: 'The author’s hour', run: authorsHour },
          npmScript('The development server', 'test:dev', vitestCount),
          ...quickChecks,
          { name: 'The container’s files', run: container },
          npmScript('Suites over the built files', 'test:built', vitestCount),
          { name: 'Weight of the pages', run: weights },
          { name: 'Dependencies without known faults', run: audit },
        ],
        { name: 'Server', run: served },
        {
          name: 'The same on every platform',
          run: () => platforms({ site: `http://localhost:${ports.site}`, form: `http://localhost:${ports.form}` }),
        },
        { name: 'Suites in the browser', run: browserSuites },
        { name: 'Journeys in three engines', run: engineJourneys },
        { name: 'Lighthouse', run: runLighthouse },
        { name: 'The leads service under faults', run: leadFaults },
        { name: 'Two builds are byte-identical', run: sameTwice },
      ],
      'All checks',
    )
  } finally {
    await stop()
  }
})

/** A registry that cannot be asked is no fault of the project: then the check says so, and CI, which can ask, decides. */
async function audit(): Promise<string> {
  const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=low'])
  if (code === 0) return ''
  if (/found \d+ vulnerabilit|\d+ (low|moderate|high|critical)/i.test(output)) throw new PlainError(output.trim())
  return 'not asked: the registry does not answer audits here'
}
