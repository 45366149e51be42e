/** Every step of `npm test`, in order, with what it needs. */

import { requireChromium } from '../lib/browsers/chromium.ts'
import { runProgram } from '../lib/processes/runProgram.ts'
import { PlainError } from '../lib/project.ts'
import { findVitestCount, quickChecks } from '../lib/testing/quickChecks.ts'
import { BUILD, createNpmStep, type TestStep } from '../lib/testing/steps.ts'
import { testInBrowser } from '../test-browser.ts'
import { testEngines } from '../test-engines.ts'
import { testFaults } from '../test-leads.ts'
import { testContainer } from './container.ts'
import { testDeterminism } from './determinism.ts'
import { testPlatforms } from './platforms.ts'
import { describeWeights } from './weights.ts'

const SERVER_STEP = 'Server'
const NEEDS_BUILD = { needs: [BUILD] }
const NEEDS_SERVER = { needs: [BUILD, SERVER_STEP] }

type StepActions = {
  ports: { site: number; form: number }
  build: () => Promise<string>
  /** Serves the build until the run is over. */
  serve: () => Promise<string>
}

/** @returns the steps; a group is a list of steps that run at once */
export function listSteps({ ports, build, serve }: StepActions): (TestStep | TestStep[])[] {
  return [
    { name: BUILD, run: build },
    // Steps that measure no time and do not depend on each other, the longest first.
    [
      createNpmStep('An editor’s year', 'test:editor', findVitestCount),
      { ...createNpmStep('The development server', 'test:dev', findVitestCount), prepare: requireChromium },
      ...quickChecks,
      { name: 'The container’s files', run: testContainer },
      { ...createNpmStep('Suites over the built files', 'test:built', findVitestCount), ...NEEDS_BUILD },
      { name: 'Weight of the pages', run: describeWeights, ...NEEDS_BUILD },
      { name: 'Dependencies without known faults', run: auditPackages },
    ],
    { name: SERVER_STEP, run: serve, ...NEEDS_BUILD },
    {
      name: 'The same on every platform',
      run: () => testPlatforms({ site: `http://localhost:${ports.site}`, form: `http://localhost:${ports.form}` }),
      ...NEEDS_SERVER,
    },
    { name: 'Suites in the browser', run: testInBrowser, prepare: requireChromium, ...NEEDS_SERVER },
    { name: 'Journeys in three engines', run: testEngines, prepare: requireChromium, ...NEEDS_SERVER },
    // Imported here, because Lighthouse takes a second to load.
    {
      name: 'Lighthouse',
      run: async () => (await import('./lighthouse.ts')).runLighthouse(),
      prepare: requireChromium,
      ...NEEDS_SERVER,
    },
    { name: 'The leads service under faults', run: testFaults, ...NEEDS_BUILD },
    { name: 'Two builds are byte-identical', run: testDeterminism, ...NEEDS_BUILD },
  ]
}

/** If the registry cannot be reached, the check says so and passes. CI can reach it, and decides. */
async function auditPackages(): Promise<string> {
  const { code, output } = await runProgram('npm', ['audit', '--omit=dev', '--audit-level=low'])
  if (code === 0) return ''
  if (/found \d+ vulnerabilit|\d+ (low|moderate|high|critical)/i.test(output)) throw new PlainError(output.trim())
  return 'not asked: the registry does not answer audits here'
}
