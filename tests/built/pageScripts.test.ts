/** Which page loads which script of its own. What a script does, its test beside it says. */
import { describe, expect, it } from 'vitest'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { documentOf, type Page, pages, readBuilt } from './builtSite.ts'

const { startForm } = sharedAttributes
/** What no other page script sets: that script says itself what is wrong with a form, in the place of the browser. */
const ONLY_THERE = 'noValidate='
const scriptsOf = (page: Page) => documentOf(page).querySelectorAll('script[type="module"][src]')
const codeOf = (page: Page) =>
  scriptsOf(page)
    .map((script) => readBuilt(script.getAttribute('src') ?? ''))
    .join('\n')

describe.each(pages)('$path', (page) => {
  it('has all its page scripts in one file, in its head', () => {
    const scripts = scriptsOf(page)
    expect(scripts.length).toBeLessThanOrEqual(1)
    expect(scripts.filter((script) => script.closest('head') === null)).toEqual([])
  })
  // The example of a script that only pages with a certain part need (docs/adding-a-section.md): src/layouts/Closing.astro has its condition.
  it('loads the script of the demo form’s first fields once where it ends with them, and nowhere else', () => {
    const isDrawn = documentOf(page).querySelector(startForm.selector) !== null
    expect(codeOf(page).split(ONLY_THERE)).toHaveLength(isDrawn ? 2 : 1)
  })
})
