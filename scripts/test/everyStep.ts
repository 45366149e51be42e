/** Every step of `npm test`, in its order, with what it needs. The ports are those of the site and of the form. */
import { container } from '../container.ts'
import { quickChecks, vitestCount } from '../lib/checks.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { run } from '../lib/command.ts'
import { PlainError } from '../lib/project.ts'
import { BUILD, npmScript, type Step } from '../lib/steps.ts'
import { platforms } from '../platforms.ts'
import { authorsHour } from '../test-author.ts'
import { browserSuites } from '../test-browser.ts'
import { engineJourneys } from '../test-engines.ts'
import { leadFaults } from '../test-leads.ts'
import { sameTwice } from './determinism.ts'
import { weights } from './weights.ts'

const SERVER = 'Server'
const BUILT = { needs: [BUILD] }
const SERVED = { needs: [BUILD, SERVER] }

type Run = {
  ports: { site: number; form: number }
  build: () => Promise<string>
  /** Serves the build until the run is over. */
  serve: () => Promise<string>
}

/** @returns the steps, those that run side by side as a group */
export function everyStep({ ports, build, serve }: Run): (Step | Step[])[] {
  return [
    { name: BUILD, run: build },
    // What measures no time and needs nothing of the others: the longest first.
    [
      { name: 'The author’s hour', run: authorsHour },
      npmScript('The development server', 'test:dev', vitestCount),
      ...quickChecks,
      { name: 'The container’s files', run: container },
      { ...npmScript('Suites over the built files', 'test:built', vitestCount), ...BUILT },
      { name: 'Weight of the pages', run: weights, ...BUILT },
      { name: 'Dependencies without known faults', run: audit },
    ],
    { name: SERVER, run: serve, ...BUILT },
    {
      name: 'The same on every platform',
      run: () => platforms({ site: `http://localhost:${ports.site}`, form: `http://localhost:${ports.form}` }),
      ...SERVED,
    },
    { name: 'Suites in the browser', run: browserSuites, prepare: ensureChromium, ...SERVED },
    { name: 'Journeys in three engines', run: engineJourneys, prepare: ensureChromium, ...SERVED },
    // Lighthouse takes a second to load, which the other steps can do without.
    {
      name: 'Lighthouse',
      run: async () => (await import('../lighthouse.ts')).runLighthouse(),
      prepare: ensureChromium,
      ...SERVED,
    },
    { name: 'The leads service under faults', run: leadFaults, ...BUILT },
    { name: 'Two builds are byte-identical', run: sameTwice, ...BUILT },
  ]
}

/** Where the registry cannot be reached, the check says so and passes; CI, which can reach it, decides. */
async function audit(): Promise<string> {
  const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=low'])
  if (code === 0) return ''
  if (/found \d+ vulnerabilit|\d+ (low|moderate|high|critical)/i.test(output)) throw new PlainError(output.trim())
  return 'not asked: the registry does not answer audits here'
}
