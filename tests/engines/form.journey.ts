/** The embedded form, on its own page and in its frame. */
import { expect, it } from 'vitest'
import type { DemoRequestField } from '#src/demoForm/demoRequest.ts'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { DEMO_FRAME_SELECTOR } from '../lib/demoFrameSelector.ts'
import type { JourneyWorld } from './journeys.ts'
import type { Visitor } from './visitor.ts'

const SUBMIT = 'form button[type="submit"]'
/** @returns the selector of a field by its `name`, because editors may change its label */
export const fieldOf = (name: DemoRequestField) => `form [name="${name}"]`
const NAME = fieldOf('name')
const EMAIL = fieldOf('email')
const SUMMARY = `${formPageAttributes.formSummary.selector} [role="group"]`

async function fillForm(visitor: Visitor): Promise<void> {
  await visitor.type(NAME, 'Test Person')
  await visitor.type(EMAIL, 'test@plant.example')
  await visitor.type(fieldOf('company'), 'Plant <b>&</b> Co')
  await visitor.type(fieldOf('phone'), '312 555 0100')
  await visitor.on(fieldOf('industry'), (select) => {
    Object.assign(select, { selectedIndex: Array.from((select as HTMLSelectElement).options).length - 2 })
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await visitor.type(fieldOf('employees'), '250')
  await visitor.click(fieldOf('consent'))
}
/** After the first submit, the summary is shown and has focus, an error stands beside its field, and the typed text is still there. */
async function expectSummary(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.sees(SUMMARY)).toBe(true)
  await expect.poll(() => visitor.hasFocus(SUMMARY)).toBe(true)
  await expect.poll(() => visitor.attribute(EMAIL, 'aria-invalid')).toBe('true')
  expect(await visitor.sees('#email-error')).toBe(true)
  expect(await visitor.value(NAME)).toBe('Test Person')
}

export function registerFormJourneys(world: JourneyWorld): void {
  const open = async () => {
    const visitor = await world.open()
    await visitor.visit(`${world.proxy.form}/embed/demo-request`)
    return visitor
  }
  it('moves focus to the list of errors on the first submit, and from there to the field', async () => {
    const visitor = await open()
    await visitor.type(NAME, 'Test Person')
    await visitor.press('Enter')
    await expectSummary(visitor)
    await visitor.click(`${SUMMARY} a[href="#email"]`)
    await expect.poll(() => visitor.hasFocus(EMAIL)).toBe(true)
  })
  it('moves focus to the list of errors if the submit came before hydration', async () => {
    const release = world.proxy.holdIslands()
    const visitor = await open()
    await visitor.type(NAME, 'Test Person')
    await visitor.click(SUBMIT)
    release()
    await expectSummary(visitor)
  })
  it('sends a request, also one that was typed before hydration, and shows its reference', async () => {
    const release = world.proxy.holdIslands()
    const visitor = await open()
    await fillForm(visitor)
    await visitor.click(SUBMIT)
    release()
    await expect.poll(() => visitor.text('main')).toMatch(/PP-[2-9A-Z]{8}/)
    await expect.poll(() => visitor.hasFocus('h1')).toBe(true)
  })
  it('does both in its frame, which follows its height', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.requestDemo)
    await visitor.within(DEMO_FRAME_SELECTOR, async () => {
      await visitor.type(NAME, 'Test Person')
      await visitor.press('Enter')
      await expectSummary(visitor)
    })
    const tall = await visitor.on(DEMO_FRAME_SELECTOR, (frame) => frame.offsetHeight)
    await visitor.within(DEMO_FRAME_SELECTOR, async () => {
      await visitor.on(NAME, (field) => (field as HTMLInputElement).select())
      await fillForm(visitor)
      await visitor.click(SUBMIT)
      await expect.poll(() => visitor.text('main')).toMatch(/PP-[2-9A-Z]{8}/)
    })
    await expect.poll(() => visitor.on(DEMO_FRAME_SELECTOR, (frame) => frame.offsetHeight)).toBeLessThan(tall)
  })
}
