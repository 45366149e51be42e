/** `npm run check`: the fast checks, without a build or a browser. */
import { quickChecks } from './lib/checks.ts'
import { main } from './lib/project.ts'
import { runSteps } from './lib/steps.ts'

await main(() => runSteps([quickChecks], 'Quick checks'))
