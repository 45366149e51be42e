/**
 * The page that a visitor without JavaScript gets back: the built form with messages and values, rendered by server/leads/http/formPage.ts.
 */
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { readRequestWords } from '#scripts/lib/entries/siteEntry.ts'
import { parseFormPage } from '#server/leads/http/formPage.ts'
import { createDemoRequestSchema, fieldErrorsOf } from '#src/demoForm/demoRequest.ts'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readBuilt } from './builtSite.ts'

const builtForm = readBuilt(`${routes.demoForm}.html`)
const parsedRequest = createDemoRequestSchema(readRequestWords().errors).safeParse({})
const errors = parsedRequest.success ? {} : fieldErrorsOf(parsedRequest.error)
const drawRefusedForm = (values: Record<string, string>, wrong = errors) =>
  parse(parseFormPage(builtForm)({ kind: 'errors', errors: wrong, values }))

describe('the form that a refused post gets back', () => {
  it.each(Object.entries(errors))('shows the error of %s beside the field, and connects them', (field, message) => {
    const page = drawRefusedForm({})
    const input = page.querySelector(`[name="${field}"]`)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(page.querySelector(`#${input?.getAttribute('aria-describedby')}`)?.textContent).toBe(message)
    expect(page.querySelector(`${formPageAttributes.formSummary.selector} a[href="#${field}"]`)?.textContent).toContain(message)
  })
  it('marks no other field', () => {
    const page = drawRefusedForm({}, { company: 'Enter your company.' })
    expect(page.querySelectorAll('[aria-invalid="true"]').map((input) => input.getAttribute('name'))).toEqual(['company'])
    expect(page.querySelectorAll(`${formPageAttributes.formSummary.selector} li`)).toHaveLength(1)
  })
  it('keeps the typed text, also in an invalid field, and only as text', () => {
    const text = '"><script>alert(1)</script></textarea>&amp;'
    const page = drawRefusedForm(
      { name: text, industry: 'Other', message: text, consent: 'on', phone: '1' },
      { phone: text, message: text },
    )
    const value = (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute('value')
    expect([value('name'), value('phone')]).toEqual([text, '1'])
    expect(page.querySelector('textarea')?.textContent).toBe(text)
    expect(page.querySelectorAll('option[selected]').map((option) => option.textContent)).toEqual(['Other'])
    expect(page.querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(true)
    expect(page.querySelector('#phone-error')?.textContent).toBe(text)
    expect(page.querySelectorAll('script').map((script) => script.textContent)).not.toContain('alert(1)')
  })
  it('shows a problem of the whole form, and keeps the typed text', () => {
    const page = parse(parseFormPage(builtForm)({ kind: 'problem', text: 'Call <us>.', values: { name: 'Ana' } }))
    expect(page.querySelector(`${formPageAttributes.formSummary.selector} h2`)?.textContent).toBe('Call <us>.')
    expect(page.querySelectorAll('[aria-invalid="true"]')).toEqual([])
    expect(page.querySelector('[name="name"]')?.getAttribute('value')).toBe('Ana')
  })
  it('confirms with the reference instead of the form', () => {
    const page = parse(parseFormPage(builtForm)({ kind: 'sent', reference: 'PP-7F3A' }))
    expect(page.querySelector('main')?.textContent).toContain('PP-7F3A')
    expect(page.querySelector('form')).toBeNull()
  })
})
