/** All journeys in one engine. Each engine has a test file of its own, so that they run beside each other. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { findChromium } from '#scripts/lib/browsers/chromium.ts'
import { type EngineName, findFirefox, findWebKit } from '#scripts/lib/browsers/findEngines.ts'
import { articleJourneys } from './article.journey.ts'
import { blogJourneys } from './blog.journey.ts'
import { demoJourneys } from './demo.journey.ts'
import type { Engine, OpenOptions } from './engine.ts'
import { everyRouteJourneys } from './everyRoute.journey.ts'
import { faqJourneys } from './faq.journey.ts'
import { formJourneys } from './form.journey.ts'
import { loginJourneys } from './login.journey.ts'
import { menuJourneys } from './menus.journey.ts'
import { morningJourneys } from './morning.journey.ts'
import { puppeteerEngine } from './puppeteer.ts'
import { shellJourneys } from './shell.journey.ts'
import { openStage, type Stage } from './stage.ts'
import { Visitor } from './visitor.ts'
import { webkitEngine } from './webkitgtk.ts'
import { withoutScriptJourneys } from './withoutScript.journey.ts'

/** What each journey is given: it is filled before the first one begins. */
export type JourneyWorld = {
  engine: Engine
  stage: Stage
  /** Opens a tab with empty storage; it closes when the test ends. */
  open(options?: OpenOptions): Promise<Visitor>
}

const SERVED_ORIGINS = {
  site: `http://localhost:${Number(process.env.PORT) || 4321}`,
  form: `http://localhost:${Number(process.env.FORM_PORT) || 4322}`,
}

/**
 * A journey that fails is walked once more, in a new engine where the driver was at fault: engines under load now and
 * then lose a click or an answer. The summary names each that needed it, and few may (scripts/lib/testing/repeatedTests.ts); one that fails
 * twice fails the run. docs/decisions/030 has what is known and what is not.
 */
const RETRIES = 1

/** How often each journey is walked, all of them at the first attempt: `JOURNEY_TIMES=20`. Not set in the usual run. */
const REPEATS = Number(process.env.JOURNEY_TIMES) || 1

async function startEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === 'webkit') {
    const programs = findWebKit()
    return programs && webkitEngine(programs)
  }
  const program = name === 'chromium' ? findChromium() : findFirefox()
  return program ? puppeteerEngine(name, program) : undefined
}
const isInstalled: Record<EngineName, boolean> = {
  chromium: Boolean(findChromium()),
  firefox: Boolean(findFirefox()),
  webkit: Boolean(findWebKit()),
}

/** Registers all journeys for one engine. A missing engine is passed over (`scripts/test-engines.ts` says so), in CI it fails. */
export function describeJourneys(name: EngineName): void {
  describe.skipIf(!isInstalled[name] && !process.env.CI)(name, { retry: REPEATS > 1 ? 0 : RETRIES, repeats: REPEATS - 1 }, () => {
    const world = {} as JourneyWorld
    let visitors: Visitor[] = []
    beforeAll(async () => {
      const engine = await startEngine(name)
      if (!engine) throw new Error(`${name} is not installed.`)
      world.engine = engine
      world.stage = await openStage(SERVED_ORIGINS)
      world.open = async (options = {}) => {
        const visitor = new Visitor(name, await engine.open(options), world.stage)
        visitors.push(visitor)
        return visitor
      }
    })
    afterEach(async ({ task }) => {
      world.stage.reset()
      const fault = await world.engine.takeFault?.()
      for (const visitor of visitors) await visitor.close().catch(() => null)
      visitors = []
      for (const broken of [fault, await world.engine.takeFault?.()])
        if (broken) console.log(`${name} was started anew: ${broken.message} (${task.name})`)
      // Whatever a journey is about: no error and no breach of the content security policy on its way.
      expect(world.stage.takeFaults()).toEqual([])
      // Last, so that the journey is repeated for this reason alone.
      if (fault) throw fault
    })
    afterAll(async () => {
      await world.engine?.close()
      await world.stage?.close()
    })
    const parts = {
      shell: shellJourneys,
      menus: menuJourneys,
      FAQ: faqJourneys,
      'blog list': blogJourneys,
      article: articleJourneys,
      login: loginJourneys,
      'demo page': demoJourneys,
      'demo form': formJourneys,
      'the morning': morningJourneys,
      'every route': everyRouteJourneys,
      'without JavaScript': withoutScriptJourneys,
    }
    for (const [part, register] of Object.entries(parts)) describe(part, () => register(world))
  })
}
