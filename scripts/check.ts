/** `npm run check`: the fast checks, without a build or a browser. */

import { main } from './lib/project.ts'
import { quickChecks } from './lib/testing/quickChecks.ts'
import { runSteps } from './lib/testing/steps.ts'

await main(() => runSteps([quickChecks], 'Quick checks'))
