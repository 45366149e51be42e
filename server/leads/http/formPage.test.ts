import { parse } from 'node-html-parser'
import { describe, expect, it, vi } from 'vitest'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import { errorSlot, REFERENCE_SLOT } from '#src/demoForm/formSlots.ts'
import { createPageDrawer, FormPageUnusable, parseFormPage } from './formPage.ts'

/** The form's fields as the build renders them: without errors, or each with its error. */
const fields = (summary: string, wrong: boolean) => {
  const mark = wrong ? ' aria-invalid="true"' : ''
  const text = (name: string) => (wrong ? `<p>${errorSlot(name)}</p>` : '')
  return `<form method="post"><div ${formPageAttributes.formSummary.attribute}="">${summary}</div>
<div><input id="name" name="name"${mark}/>${text('name')}</div>
<div><select id="industry" name="industry"${mark}><option>Retail &amp; more</option><option>Other</option></select>${text('industry')}</div>
<div><textarea id="message" name="message"${mark}></textarea>${text('message')}</div>
<div><input type="checkbox" id="consent" name="consent"${mark}/>${text('consent')}</div></form>`
}
const lines = ['name', 'message'].map((name) => `<li><a href="#${name}">${errorSlot(name)}</a></li>`).join('')
const form = `<!doctype html><title>Form | Site</title><main>${fields('', false)}</main>
<template ${formPageAttributes.refused.attribute}="">${fields(`<div role="alert"><h2>Look again:</h2><ul>${lines}</ul></div>`, true)}</template>
<template ${formPageAttributes.sent.attribute}=""><h1>Sent</h1><p>Thank you: ${REFERENCE_SLOT}</p></template>`
const hostile = `"><script>alert('&quot;')</script></textarea>`

describe('a form of any size', () => {
  const names = Array.from({ length: 14 }, (_, index) => `field${index}`)
  const choices = names.map((name) => `<option>${name}</option>`).join('')
  const large = (wrong: boolean) =>
    `<form><div ${formPageAttributes.formSummary.attribute}="">${
      wrong ? `<h2>Look:</h2><ul>${names.map((name) => `<li><a href="#${name}">${errorSlot(name)}</a></li>`).join('')}</ul>` : ''
    }</div>${names.map((name) => `<div><label><input name="${name}"/></label>${wrong ? `<p>${errorSlot(name)}</p>` : ''}</div>`).join('')}<select name="choice">${choices}</select></form>`
  const html = `<main>${large(false)}</main><template ${formPageAttributes.refused.attribute}="">${large(true)}</template><template ${formPageAttributes.sent.attribute}="">${REFERENCE_SLOT}</template>`
  it('has everything in its place', () => {
    const values = { ...Object.fromEntries(names.map((name) => [name, `typed ${name}`])), choice: 'field12' }
    const errors = Object.fromEntries(names.slice(3).map((name) => [name, `wrong ${name}`]))
    const page = parse(parseFormPage(html)({ kind: 'errors', errors, values }))
    expect(page.querySelectorAll('input').map((input) => input.getAttribute('value'))).toEqual(names.map((name) => `typed ${name}`))
    expect(page.querySelectorAll('option[selected]').map((option) => option.textContent)).toEqual(['field12'])
    for (const selector of ['li', 'p'])
      expect(page.querySelectorAll(selector).map((line) => line.textContent)).toEqual(names.slice(3).map((name) => `wrong ${name}`))
  })
})
it.each([
  ['nothing in it', () => ''],
  ['no main', (html: string) => html.replace(/<(\/?)main>/g, '<$1div>')],
  ['no confirmation', (html: string) => html.replace(formPageAttributes.sent.attribute, 'data-other')],
  ['no place for the reference', (html: string) => html.replaceAll(REFERENCE_SLOT, '')],
  ['no form', (html: string) => html.replace(/<main>.*<\/main>/s, '<main></main>')],
  ['no form with errors', (html: string) => html.replace(formPageAttributes.refused.attribute, 'data-other')],
  ['no place for errors', (html: string) => html.replace(formPageAttributes.formSummary.attribute, 'data-other')],
])('a page with %s is refused, so that nobody gets a response without words', (_, change) => {
  for (const outcome of [{ kind: 'sent', reference: 'PP-2' } as const, { kind: 'problem', text: 'x', values: {} } as const])
    expect(() => parseFormPage(change(form))(outcome)).toThrow(FormPageUnusable)
})
it.each(['radio', 'file', 'range'])(
  'a page with a field of the type %s is refused: its value would be replaced by what was typed',
  (type) => {
    const html = form.replaceAll('<input id="name"', `<input id="name" type="${type}"`)
    expect(() => parseFormPage(html)({ kind: 'problem', text: 'x', values: {} })).toThrow(`an input of the type "${type}"`)
  },
)
it('a page that cannot be drawn is logged once with what is wrong, not for each visitor, and again after it could be drawn', async () => {
  const log = vi.fn()
  let html = ''
  let fault: Error | null = null
  const draw = createPageDrawer(() => {
    if (fault) throw fault
    return html
  }, log)
  const tryTwice = async () => {
    for (let visitor = 0; visitor < 2; visitor++) await draw({ kind: 'sent', reference: 'PP-2' }).catch(() => null)
  }
  await tryTwice()
  fault = new TypeError('ana@plant.example')
  await tryTwice()
  fault = null
  html = form
  await tryTwice()
  html = ''
  await tryTwice()
  const errors = [expect.stringMatching(/^The form’s page has no /), 'TypeError', expect.stringMatching(/^The form’s page has no /)]
  expect(log.mock.calls).toEqual(errors.map((error) => [expect.objectContaining({ event: 'service.failed', what: 'page', error })]))
  expect(JSON.stringify(log.mock.calls)).not.toContain('ana@')
})

describe('the form’s page', () => {
  it('puts back what was typed, escaped', () => {
    const html = parseFormPage(form)({
      kind: 'problem',
      text: hostile,
      values: { name: hostile, message: hostile, industry: 'Retail & more', consent: 'on', constructor: 'x' },
    })
    const page = parse(html)
    expect(page.querySelector('script')).toBeNull()
    expect(page.querySelector('#name')?.getAttribute('value')).toBe(hostile)
    expect(page.querySelector('#message')?.textContent).toBe(hostile)
    expect(page.querySelectorAll('option[selected]').map((option) => option.textContent)).toEqual(['Retail & more'])
    expect(page.querySelector('#consent')?.hasAttribute('checked')).toBe(true)
    expect(page.querySelector(`${formPageAttributes.formSummary.selector} [role=alert]`)?.textContent).toBe(hostile)
  })
  it('escapes incomplete tags, which the page around them could complete', () => {
    const open = '<img src=x onerror=alert(1) '
    const html = parseFormPage(form)({ kind: 'problem', text: open, values: { name: open, message: open } })
    expect(html).not.toContain('<img')
    expect(parse(html).querySelector('#message')?.textContent).toBe(open)
  })
  it('escapes error messages, too', () => {
    const error = 'No <img src=x onerror=alert(1)> here.'
    const html = parseFormPage(form)({ kind: 'errors', errors: { name: error, message: error }, values: {} })
    expect(html).not.toContain('<img')
    expect(
      parse(html)
        .querySelectorAll('form p')
        .map((text) => text.textContent),
    ).toEqual([error, error])
  })
  it('puts nothing into a field that is named after a property of every object', () => {
    const html = form.replaceAll('<form method="post">', '<form method="post"><div><input name="constructor"/></div>')
    const page = parse(parseFormPage(html)({ kind: 'errors', errors: {}, values: {} }))
    expect(page.querySelector('[name=constructor]')?.attributes).toEqual({ name: 'constructor' })
  })
  it('names the errors in the summary and marks their fields', () => {
    const page = parse(parseFormPage(form)({ kind: 'errors', errors: { name: 'Enter <your> name.' }, values: {} }))
    expect(page.querySelectorAll('[aria-invalid=true]').map((field) => field.id)).toEqual(['name'])
    expect(page.querySelector('title')?.textContent).toBe('Error: Form | Site')
    expect(page.querySelector('a[href="#name"]')?.textContent).toBe('Enter <your> name.')
    expect(page.querySelector('ul')?.textContent).toBe('Enter <your> name.')
    expect(page.querySelectorAll('[value], [checked], [selected]')).toEqual([])
  })
  it('draws the form as it was built where nothing was typed', () => {
    const page = parse(parseFormPage(form)({ kind: 'problem', text: 'Wait.', values: {} }))
    const summary = page.querySelector(formPageAttributes.formSummary.selector)
    expect(summary?.innerHTML).toBe('<div role="alert"><h2>Wait.</h2></div>')
    summary?.set_content('')
    expect(page.querySelector('form')?.outerHTML).toBe(parse(fields('', false)).toString())
  })
  it('shows each error in the summary, in the order of the form, and beside its field', () => {
    const errors = { message: 'Shorter, please.', name: 'Enter your name.', elsewhere: 'x' }
    const page = parse(parseFormPage(form)({ kind: 'errors', errors, values: { message: 'Much too long', industry: 'Other' } }))
    const alert = page.querySelector(`${formPageAttributes.formSummary.selector} [role=alert]`)
    expect(alert?.querySelector('h2')?.textContent).toBe('Look again:')
    expect(alert?.querySelectorAll('li').map((line) => line.innerHTML)).toEqual([
      '<a href="#name">Enter your name.</a>',
      '<a href="#message">Shorter, please.</a>',
    ])
    expect(page.querySelectorAll('form p').map((text) => text.textContent)).toEqual(['Enter your name.', 'Shorter, please.'])
    expect(page.querySelector('#message[aria-invalid=true]')?.textContent).toBe('Much too long')
    expect(page.querySelector('option[selected]')?.textContent).toBe('Other')
    expect(page.querySelectorAll('[value]')).toEqual([])
    expect(page.querySelectorAll('template')).toEqual([])
  })
  it('leaves scripts, styles and fields that cannot be wrong as they are', () => {
    const head = '<script>if (1 < 2) say("<b>&amp;</b>")</script><style>a > b { content: "<i>" }</style>'
    const hidden = '<input type="hidden" name="topic" value="pricing">'
    const html = form.replace('<title>', `${head}<title>`).replace('<form method="post">', `<form method="post">${hidden}`)
    const drawn = parseFormPage(html)({ kind: 'errors', errors: { name: 'Enter your name.' }, values: { topic: 'other' } })
    expect(drawn).toContain(head)
    expect(drawn).toContain(hidden)
  })
  it('keeps nothing from one visitor for the next', () => {
    const draw = parseFormPage(form)
    expect(draw({ kind: 'problem', text: 'x', values: { name: 'Ana' } })).toContain('Ana')
    expect(draw({ kind: 'problem', text: 'x', values: {} })).not.toContain('Ana')
  })
  it('is that of the present build', async () => {
    let html = form
    const draw = createPageDrawer(() => html, vi.fn())
    expect(await draw({ kind: 'sent', reference: 'PP-1' })).toContain('Thank you: PP-1')
    html = form.replace('Thank you', 'Thanks')
    expect(await draw({ kind: 'sent', reference: 'PP-2' })).toContain('Thanks: PP-2')
  })
  it('confirms with the reference instead of the form', () => {
    const page = parse(parseFormPage(form)({ kind: 'sent', reference: 'PP-<b>' }))
    expect(page.querySelector('main p')?.textContent).toBe('Thank you: PP-<b>')
    expect(page.querySelector('title')?.textContent).toBe('Sent | Site')
    expect(page.querySelector('main form')).toBeNull()
  })
})
