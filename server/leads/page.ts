/** Draws the built form page with what was typed and what is wrong, or its confirmation: for visitors without JavaScript. */
import { parse } from 'node-html-parser'
import type { PageOutcome } from './app.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** @param html the built page of the form */
export function drawFormPage(html: string, outcome: PageOutcome): string {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } })
  const main = root.querySelector('main')
  if (outcome.kind === 'sent') {
    const sent = root.querySelector('template[data-demo-sent]')
    main?.set_content((sent?.innerHTML ?? '').replaceAll('{reference}', escapeHtml(outcome.reference)))
    return root.toString()
  }
  for (const [name, value] of Object.entries(outcome.values)) {
    const field = root.querySelectorAll('form [name]').find((element) => element.getAttribute('name') === name)
    if (!field) continue
    if (field.rawTagName === 'textarea') field.set_content(escapeHtml(value))
    else if (field.rawTagName === 'select')
      for (const option of field.querySelectorAll('option')) option.textContent === value && option.setAttribute('selected', '')
    else if (field.getAttribute('type') === 'checkbox') field.setAttribute('checked', '')
    else field.setAttribute('value', value)
  }
  const errors = outcome.kind === 'errors' ? Object.entries(outcome.errors) : []
  for (const [name] of errors) root.querySelector(`[id="${name}"]`)?.setAttribute('aria-invalid', 'true')
  const lines = errors.map(([name, text]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(text)}</a></li>`).join('')
  const text = outcome.kind === 'problem' ? outcome.text : 'Some fields need another look:'
  root
    .querySelector('[data-form-summary]')
    ?.set_content(`<div role="alert"><p>${escapeHtml(text)}</p>${lines ? `<ul>${lines}</ul>` : ''}</div>`)
  return root.toString()
}
