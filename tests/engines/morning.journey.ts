/** The morning on home. The model's tests check what each minute shows; this one checks the controls. */
import { expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { morningSchema as schema } from '#src/schemas/pages/morning/morning.ts'
import { morningAttributes } from '#src/sections/home/morning/morning.attributes.ts'
import { routes } from '#src/site/routes.ts'
import type { JourneyWorld } from './journeys.ts'

const { story, words } = readSiteEntry('pages/morning', schema)
const STAGE = morningAttributes.minute.selector
const FIELD = ['input', words.line.input] as const
const SLIDER = ['input', words.rail.label] as const
const PLAY = ['button', words.play.play] as const
const PAUSE = ['button', words.play.pause] as const

export function registerMorningJourneys(world: JourneyWorld): void {
  it('accepts a call-off that was sent before hydration, and keeps it in the page', async () => {
    const visitor = await world.open()
    const release = world.proxy.holdIslands()
    await visitor.visit(routes.home)
    await visitor.type(FIELD, 'Estoy enferma')
    await visitor.press('Enter')
    release()
    await expect.poll(() => visitor.text(morningAttributes.message.selector)).toContain('Estoy enferma')
    expect(await visitor.address()).toBe('/')
  })
  it('plays from the first click on, and follows the slider’s keys', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.home)
    await visitor.click(PLAY)
    await expect.poll(() => visitor.sees(PAUSE)).toBe(true)
    await visitor.click(SLIDER)
    await visitor.press('Home')
    await expect.poll(() => visitor.attribute(STAGE, morningAttributes.minute.attribute)).toBe(clockOf(story.start))
    await visitor.press('End')
    await expect.poll(() => visitor.attribute(STAGE, morningAttributes.minute.attribute)).toBe(clockOf(story.horn))
    await expect.poll(() => visitor.sees(morningAttributes.offer.selector)).toBe(true)
  })
}
