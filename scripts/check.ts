/** `npm run check`: the fast checks, without a build or a browser. */
import { quickChecks } from './lib/checks.ts'
import { main } from './lib/project.ts'
import { runSteps } from './lib/steps.ts'

// Two at once: each of them leaves a core idle for half of its time.
await main(() => runSteps(quickChecks, 'Quick checks', 2))
