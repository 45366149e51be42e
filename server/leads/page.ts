/** Draws the built form page with what was typed and what is wrong, or its confirmation: for visitors without JavaScript. */
import { type HTMLElement, parse } from 'node-html-parser'
import type { PageOutcome } from './app.ts'

type Refusal = Exclude<PageOutcome, { kind: 'sent' }>
type Slot = (outcome: Refusal) => string
/** A page taken apart once, so that drawing it costs no more than what is put in, also for a flood of refusals. */
type Template = { html: string; pieces: string[]; slots: Slot[]; sent: string }

let last: Template | null = null

/** @param html the built page of the form */
export function drawFormPage(html: string, outcome: PageOutcome): string {
  if (last?.html !== html) last = takeApart(html)
  const { pieces, slots, sent } = last
  if (outcome.kind === 'sent') return sent.replaceAll('{reference}', escapeHtml(outcome.reference))
  return pieces.map((piece, index) => piece + (slots[index]?.(outcome) ?? '')).join('')
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const read = (html: string) => parse(html, { comment: true, blockTextElements: { script: true, style: true } })
const typedIn = ({ values }: Refusal, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')
const hasError = (outcome: Refusal, name: string) => outcome.kind === 'errors' && Object.hasOwn(outcome.errors, name)

function takeApart(html: string): Template {
  const confirmation = read(html)
  confirmation.querySelector('main')?.set_content(confirmation.querySelector('template[data-demo-sent]')?.innerHTML ?? '')

  const root = read(html)
  const slots: Slot[] = []
  const attributes = (element: HTMLElement, slot: Slot) => element.setAttribute('data-slot', String(slots.push(slot) - 1))
  const content = (element: HTMLElement, slot: Slot) => element.set_content(`<!--slot ${slots.push(slot) - 1}-->`)
  for (const field of root.querySelectorAll('form [name]')) {
    const name = field.getAttribute('name') ?? ''
    const isCheckbox = field.getAttribute('type') === 'checkbox'
    const isInput = field.rawTagName === 'input'
    if (field.rawTagName === 'textarea') content(field, (outcome) => escapeHtml(typedIn(outcome, name)))
    for (const option of field.querySelectorAll('option'))
      attributes(option, (outcome) => (typedIn(outcome, name) === option.textContent ? ' selected=""' : ''))
    attributes(field, (outcome) => {
      const value = typedIn(outcome, name)
      const typed = !isInput || value === '' ? '' : isCheckbox ? ' checked=""' : ` value="${escapeHtml(value)}"`
      return `${typed}${hasError(outcome, name) ? ' aria-invalid="true"' : ''}`
    })
  }
  const summary = root.querySelector('[data-form-summary]')
  if (summary) content(summary, drawSummary)

  // Slots come in the order of the page, not in that in which they were made.
  const parts = root.toString().split(/ data-slot="(\d+)"|<!--slot (\d+)-->/)
  const pieces = parts.filter((_, index) => index % 3 === 0)
  const order = parts.flatMap((part, index) => (index % 3 !== 0 && part !== undefined ? [slots[Number(part)] as Slot] : []))
  return { html, pieces, slots: order, sent: confirmation.toString() }
}

function drawSummary(outcome: Refusal): string {
  const errors = outcome.kind === 'errors' ? Object.entries(outcome.errors) : []
  const lines = errors.map(([name, text]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(text)}</a></li>`).join('')
  const text = outcome.kind === 'problem' ? outcome.text : 'Some fields need another look:'
  return `<div role="alert"><p>${escapeHtml(text)}</p>${lines ? `<ul>${lines}</ul>` : ''}</div>`
}
