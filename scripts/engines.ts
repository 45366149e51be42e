/** `npm run test:engines`: the journeys in Chromium, Firefox and WebKit, over the built and served site. */
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { serve } from '../server/main.ts'
import { build } from './build.ts'
import { engineJourneys } from './lib/engineJourneys.ts'
import { DEFAULT_PORTS, main, portFrom, WORK } from './lib/project.ts'
import { isBuilt } from './lib/stamp.ts'
import { runSteps } from './lib/steps.ts'

await main(async () => {
  const ports = { site: portFrom('PORT', DEFAULT_PORTS.site), form: portFrom('FORM_PORT', DEFAULT_PORTS.form) }
  if (!(await isBuilt())) console.log(await build())
  const database = `${WORK}test-leads/leads.sqlite`
  await rm(dirname(database), { recursive: true, force: true })
  Object.assign(process.env, { LEADS_DB: database, LEAD_RATE_PER_ADDRESS: '10000', LEAD_RATE_OVERALL: '100000' })
  const stop = await serve(ports)
  try {
    await runSteps([{ name: 'Journeys in three engines', run: engineJourneys }], 'Engines')
  } finally {
    await stop()
  }
})
