/** Which page loads which of its own scripts. The unit tests check what each script does. */
import { describe, expect, it } from 'vitest'
import { startFormAttributes } from '#src/sections/closing/startForm.attributes.ts'
import { builtPages, type Page, readBuilt, readDocument } from './builtSite.ts'

const { form } = startFormAttributes
/** The attribute's name in a script's code. Code that looks for the form contains it, and other code does not. */
const FORM_NAME = new RegExp(String.raw`\b${form.attribute.replace('data-', '')}\b`, 'g')
const scriptsOf = (page: Page) => readDocument(page).querySelectorAll('script[type="module"][src]')
const codeOf = (page: Page) =>
  scriptsOf(page)
    .map((script) => readBuilt(script.getAttribute('src') ?? ''))
    .join('\n')

describe.each(builtPages)('$path', (page) => {
  it('has all its page scripts in one file, in its head', () => {
    const scripts = scriptsOf(page)
    expect(scripts.length).toBeLessThanOrEqual(1)
    expect(scripts.filter((script) => script.closest('head') === null)).toEqual([])
  })
  // The example of a script that only pages with a certain component need (docs/components.md). src/layouts/Closing.astro has its
  // condition.
  it('loads the script of the demo form’s first fields once where it ends with them, and nowhere else', () => {
    const isDrawn = readDocument(page).querySelector(form.selector) !== null
    expect(codeOf(page).match(FORM_NAME)?.length ?? 0).toBe(isDrawn ? 1 : 0)
  })
})
