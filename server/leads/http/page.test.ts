import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { demoAttributes } from '../../../src/sections/demo/demo.attributes.ts'
import { drawFormPage } from './page.ts'

/** The form's fields as the build draws them: as they stand, or each with its error. */
const fields = (summary: string, wrong: boolean) => {
  const mark = wrong ? ' aria-invalid="true"' : ''
  const text = (name: string) => (wrong ? `<p>{error:${name}}</p>` : '')
  return `<form method="post"><div ${demoAttributes.formSummary.attribute}="">${summary}</div>
<div><input id="name" name="name"${mark}/>${text('name')}</div>
<div><select id="industry" name="industry"${mark}><option>Retail &amp; more</option><option>Other</option></select>${text('industry')}</div>
<div><textarea id="message" name="message"${mark}></textarea>${text('message')}</div>
<div><input type="checkbox" id="consent" name="consent"${mark}/>${text('consent')}</div></form>`
}
const lines = ['name', 'message'].map((name) => `<li><a href="#${name}">{error:${name}}</a></li>`).join('')
const form = `<!doctype html><title>Form | Site</title><main>${fields('', false)}</main>
<template ${demoAttributes.refused.attribute}="">${fields(`<div role="alert"><h2>Look again:</h2><ul>${lines}</ul></div>`, true)}</template>
<template ${demoAttributes.sent.attribute}=""><h1>Sent</h1><p>Thank you: {reference}</p></template>`
const hostile = `"><script>alert('&quot;')</script></textarea>`

it('puts back what was typed, and nothing of it is markup', () => {
  const html = drawFormPage(form, {
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
  expect(page.querySelector(`${demoAttributes.formSummary.selector} [role=alert]`)?.textContent).toBe(hostile)
})
it('lets no tag begin, not even one that the page around it would close', () => {
  const open = '<img src=x onerror=alert(1) '
  const html = drawFormPage(form, { kind: 'problem', text: open, values: { name: open, message: open } })
  expect(html).not.toContain('<img')
  expect(parse(html).querySelector('#message')?.textContent).toBe(open)
})
it('names the errors in the summary and marks their fields', () => {
  const page = parse(drawFormPage(form, { kind: 'errors', errors: { name: 'Enter <your> name.' }, values: {} }))
  expect(page.querySelectorAll('[aria-invalid=true]').map((field) => field.id)).toEqual(['name'])
  expect(page.querySelector('title')?.textContent).toBe('Error: Form | Site')
  expect(page.querySelector('a[href="#name"]')?.textContent).toBe('Enter <your> name.')
  expect(page.querySelectorAll('[value], [checked], [selected]')).toEqual([])
})
it('keeps nothing from one visitor for the next', () => {
  drawFormPage(form, { kind: 'problem', text: 'x', values: { name: 'Ana' } })
  expect(drawFormPage(form, { kind: 'problem', text: 'x', values: {} })).not.toContain('Ana')
  expect(drawFormPage(form.replace('Thank you', 'Thanks'), { kind: 'sent', reference: 'PP-2' })).toContain('Thanks: PP-2')
})
it('confirms with the reference instead of the form', () => {
  const page = parse(drawFormPage(form, { kind: 'sent', reference: 'PP-<b>' }))
  expect(page.querySelector('main p')?.textContent).toBe('Thank you: PP-<b>')
  expect(page.querySelector('title')?.textContent).toBe('Sent | Site')
  expect(page.querySelector('main form')).toBeNull()
})
