/** All journeys in one engine. Each engine has its own test file, so that they run in parallel. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { findChromium } from '#scripts/lib/browsers/chromium.ts'
import { type EngineName, findFirefox, findWebKit } from '#scripts/lib/browsers/findEngines.ts'
import { registerArticleJourneys } from './article.journey.ts'
import { registerBlogJourneys } from './blog.journey.ts'
import { registerDemoJourneys } from './demo.journey.ts'
import type { Engine, OpenOptions } from './engine.ts'
import { registerEveryRouteJourneys } from './everyRoute.journey.ts'
import { registerFaqJourneys } from './faq.journey.ts'
import { registerFormJourneys } from './form.journey.ts'
import { registerLoginJourneys } from './login.journey.ts'
import { registerMenuJourneys } from './menus.journey.ts'
import { registerMorningJourneys } from './morning.journey.ts'
import { type JourneyProxy, startProxy } from './proxy.ts'
import { createPuppeteerEngine } from './puppeteer.ts'
import { registerShellJourneys } from './shell.journey.ts'
import { Visitor } from './visitor.ts'
import { createWebkitEngine } from './webkitgtk.ts'
import { registerWithoutScriptJourneys } from './withoutScript.journey.ts'

/** Shared by the journeys; set before the first one begins. */
export type JourneyWorld = {
  engine: Engine
  proxy: JourneyProxy
  /** Opens a tab with empty storage, which is closed when the test ends. */
  open(options?: OpenOptions): Promise<Visitor>
}

const SERVED_ORIGINS = {
  site: `http://localhost:${Number(process.env.PORT) || 4321}`,
  form: `http://localhost:${Number(process.env.FORM_PORT) || 4322}`,
}

/**
 * A failed journey is repeated once, in a new engine if the driver was at fault: engines under load sometimes lose a click or an answer.
 * The summary names each repeated journey, and only few may be repeated (scripts/lib/testing/repeatedTests.ts). A journey that fails twice
 * fails the run. See docs/decisions/030.
 */
const RETRIES = 1

/** `JOURNEY_TIMES=20` runs each journey that often, and each run must pass at the first attempt. Not set in the usual run. */
const REPEATS = Number(process.env.JOURNEY_TIMES) || 1

async function startEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === 'webkit') {
    const programs = findWebKit()
    return programs && createWebkitEngine(programs)
  }
  const program = name === 'chromium' ? findChromium() : findFirefox()
  return program ? createPuppeteerEngine(name, program) : undefined
}
const isInstalled: Record<EngineName, boolean> = {
  chromium: Boolean(findChromium()),
  firefox: Boolean(findFirefox()),
  webkit: Boolean(findWebKit()),
}

/** Registers all journeys for one engine. A missing engine is skipped (`scripts/test-engines.ts` reports it), but fails in CI. */
export function registerJourneys(name: EngineName): void {
  describe.skipIf(!isInstalled[name] && !process.env.CI)(name, { retry: REPEATS > 1 ? 0 : RETRIES, repeats: REPEATS - 1 }, () => {
    const world = {} as JourneyWorld
    let visitors: Visitor[] = []
    beforeAll(async () => {
      const engine = await startEngine(name)
      if (!engine) throw new Error(`${name} is not installed.`)
      world.engine = engine
      world.proxy = await startProxy(SERVED_ORIGINS)
      world.open = async (options = {}) => {
        const visitor = new Visitor(name, await engine.open(options), world.proxy)
        visitors.push(visitor)
        return visitor
      }
    })
    afterEach(async ({ task }) => {
      world.proxy.reset()
      const fault = await world.engine.takeFault?.()
      for (const visitor of visitors) await visitor.close().catch(() => null)
      visitors = []
      for (const broken of [fault, await world.engine.takeFault?.()])
        if (broken) console.log(`${name} was started anew: ${broken.message} (${task.name})`)
      // In every journey: no error, and no violation of the content security policy.
      expect(world.proxy.takeFaults()).toEqual([])
      // Last, so that an earlier failure is reported first and this one only causes the repetition.
      if (fault) throw fault
    })
    afterAll(async () => {
      await world.engine?.close()
      await world.proxy?.close()
    })
    const parts = {
      shell: registerShellJourneys,
      menus: registerMenuJourneys,
      FAQ: registerFaqJourneys,
      'blog list': registerBlogJourneys,
      article: registerArticleJourneys,
      login: registerLoginJourneys,
      'demo page': registerDemoJourneys,
      'demo form': registerFormJourneys,
      'the morning': registerMorningJourneys,
      'every route': registerEveryRouteJourneys,
      'without JavaScript': registerWithoutScriptJourneys,
    }
    for (const [part, register] of Object.entries(parts)) describe(part, () => register(world))
  })
}
