/**
 * For visitors without JavaScript: the built form page with their input and its errors, or the confirmation. All markup comes from the
 * form's own React components. The build writes the form into the page twice, without errors and with every error, and adds the
 * confirmation. This module takes each field from one form or the other, so React does not run here.
 */
import { type HTMLElement, parse } from 'node-html-parser'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import { errorSlot, REFERENCE_SLOT } from '#src/demoForm/formSlots.ts'
import { oncePerInput } from '#src/lib/anywhere/cache/oncePerInput.ts'
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import type { DrawPage, PageOutcome } from './responses.ts'

type RefusedOutcome = Exclude<PageOutcome, { kind: 'sent' }>
type DrawRefusal = (outcome: RefusedOutcome) => string

/** The form page is missing, or lacks a part that a response needs. The message contains nothing personal. */
export class FormPageUnusable extends Error {
  /** @param problem continues "The form’s page …" */
  constructor(problem: string) {
    super(`The form’s page ${problem}.`)
    this.name = 'FormPageUnusable'
  }
}

/**
 * @param readPage returns the built form page
 * @returns a function that renders a response, or throws the reason why it cannot. A failure is logged once, and not again until a response
 *   succeeds.
 */
export function createPageDrawer(readPage: () => string | Promise<string>, log: EventLog): DrawPage {
  // Parsed once, so that each response costs only its own text, also in a flood of refusals.
  const parsePage = oncePerInput(parseFormPage)
  let loggedError = ''
  return async (outcome) => {
    try {
      const page = parsePage(await readPage())(outcome)
      loggedError = ''
      return page
    } catch (error) {
      const trace = error instanceof FormPageUnusable ? { error: error.message } : traceOf(error)
      if (trace.error !== loggedError) log({ event: 'service.failed', what: 'page', ...trace })
      loggedError = trace.error
      throw error
    }
  }
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const parseMarkup = (html: string) => parse(html, { comment: true, blockTextElements: { script: true, style: true } })
/** Uses only the object's own entries, because a field may be called "constructor". */
const findEntry = (texts: Record<string, string>, name: string) => Object.entries(texts).find(([field]) => field === name)?.[1] ?? ''
const findValue = ({ values }: RefusedOutcome, name: string) => findEntry(values, name)
const findError = (outcome: RefusedOutcome, name: string) => (outcome.kind === 'errors' ? findEntry(outcome.errors, name) : '')

/** A response without its text or reference would look like success, and the visitor would have nothing to refer to. */
function requirePart<Part>(part: Part | null | undefined, name: string): Part {
  if (!part) throw new FormPageUnusable(`has no ${name}`)
  return part
}
const requireElement = (page: HTMLElement, selector: string) => requirePart(page.querySelector(selector), selector)
const templateOf = (page: HTMLElement, { selector }: { selector: string }) => requireElement(page, `template${selector}`).innerHTML

/** @param html the built page of the form @returns a function that fills an outcome into it @throws FormPageUnusable */
export function parseFormPage(html: string): (outcome: PageOutcome) => string {
  const confirmation = parseMarkup(html)
  const confirmationHtml = templateOf(confirmation, formPageAttributes.sent)
  requirePart(confirmationHtml.includes(REFERENCE_SLOT), 'place for the reference')
  requireElement(confirmation, 'main').set_content(confirmationHtml)
  // A screen reader reads the title of a new page first.
  const heading = confirmation.querySelector('main h1')?.innerHTML
  if (heading) changeTitle(confirmation, (title) => [heading, ...title.split(' | ').slice(1)].join(' | '))

  const page = parseMarkup(html)
  changeTitle(page, (title) => `Error: ${title}`)
  const errorPage = parseMarkup(templateOf(page, formPageAttributes.refused))
  for (const template of page.querySelectorAll('template')) template.remove()
  const slots = new Slots()
  const form = requireElement(page, 'form')
  const errorForm = requireElement(errorPage, 'form')
  for (const input of form.querySelectorAll('[name]')) {
    const name = input.getAttribute('name') ?? ''
    const errorInput = errorForm.querySelectorAll('[name]').find((other) => other.getAttribute('name') === name)
    if (!errorInput) continue
    const withoutError = drawField(findBlock(input, form), input)
    const withError = drawField(findBlock(errorInput, errorForm), errorInput)
    slots.replaceElement(findBlock(input, form), (outcome) => (findError(outcome, name) ? withError : withoutError)(outcome))
  }
  const summary = requireElement(errorPage, formPageAttributes.formSummary.selector)
  requireElement(page, formPageAttributes.formSummary.selector).set_content(slots.comment(drawSummary(summary)))
  const drawRefusal = slots.draw(page.toString())
  const confirmationPage = confirmation.toString()
  return (outcome) =>
    outcome.kind === 'sent' ? confirmationPage.replaceAll(REFERENCE_SLOT, escapeHtml(outcome.reference)) : drawRefusal(outcome)
}

function changeTitle(page: HTMLElement, change: (title: string) => string): void {
  const title = page.querySelector('title')
  title?.set_content(change(title.innerHTML))
}

/** @returns the child element of the form that holds a field with its label and its error */
function findBlock(input: HTMLElement, form: HTMLElement): HTMLElement {
  let block = input
  while (block.parentNode && block.parentNode !== form) block = block.parentNode
  return block
}

/** Types of `<input>` that can be filled in with what was typed. Others, such as a radio button, have a value of their own. */
const TYPED_INPUTS = ['text', 'email', 'tel', 'url', 'search', 'number']

/**
 * Renders a field with the visitor's input, and with its message if its markup has a place for one.
 * @throws FormPageUnusable if the field is of a type that this module cannot fill in
 */
function drawField(block: HTMLElement, input: HTMLElement): DrawRefusal {
  const name = input.getAttribute('name') ?? ''
  const slots = new Slots()
  if (input.rawTagName === 'textarea') input.set_content(slots.comment((outcome) => escapeHtml(findValue(outcome, name))))
  for (const option of input.querySelectorAll('option')) {
    const choice = option.textContent
    slots.attribute(option, (outcome) => (findValue(outcome, name) === choice ? ' selected=""' : ''))
  }
  if (input.rawTagName === 'input') {
    const type = input.getAttribute('type') ?? 'text'
    const isCheckbox = type === 'checkbox'
    if (!isCheckbox && !TYPED_INPUTS.includes(type))
      throw new FormPageUnusable(`has "${name}", an input of the type "${type}", which formPage.ts cannot fill in`)
    slots.attribute(input, (outcome) => {
      const value = findValue(outcome, name)
      return value === '' ? '' : isCheckbox ? ' checked=""' : ` value="${escapeHtml(value)}"`
    })
  }
  const message = slots.comment((outcome) => escapeHtml(findError(outcome, name)))
  return slots.draw(block.outerHTML.replaceAll(errorSlot(name), message))
}

/** Renders the list of errors in the order of the form, or a problem that concerns no field. */
function drawSummary(summary: HTMLElement): DrawRefusal {
  const slots = new Slots()
  const heading = summary.querySelector('h2')
  const title = heading?.innerHTML ?? ''
  heading?.set_content(slots.comment((outcome) => (outcome.kind === 'problem' ? escapeHtml(outcome.text) : title)))
  for (const line of summary.querySelectorAll('li')) {
    const name = line.querySelector('a')?.getAttribute('href')?.slice(1) ?? ''
    const [before = '', after = ''] = line.outerHTML.split(errorSlot(name))
    slots.replaceElement(line, (outcome) => (findError(outcome, name) ? before + escapeHtml(findError(outcome, name)) + after : ''))
  }
  const list = summary.querySelector('ul')
  if (list) {
    const lines = slots.draw(list.outerHTML)
    slots.replaceElement(list, (outcome) => (outcome.kind === 'errors' ? lines(outcome) : ''))
  }
  return slots.draw(summary.innerHTML)
}

/** Places in markup that each response fills. */
class Slots {
  private readonly renderers: DrawRefusal[] = []
  /** @returns a placeholder for a place where text or an element may stand */
  comment(render: DrawRefusal): string {
    return `<!--slot ${this.renderers.push(render) - 1}-->`
  }
  attribute(element: HTMLElement, render: DrawRefusal): void {
    element.setAttribute('data-slot', String(this.renderers.push(render) - 1))
  }
  replaceElement(element: HTMLElement, render: DrawRefusal): void {
    element.replaceWith(this.comment(render))
  }
  /** @param markup with the placeholders of `comment` and `attribute` */
  draw(markup: string): DrawRefusal {
    // `split` with two groups gives text, group 1, group 2, text, …. Exactly one of the two groups has the slot's number.
    const parts = markup.split(/ data-slot="(\d+)"|<!--slot (\d+)-->/)
    const pieces = parts.filter((part) => part !== undefined)
    return (outcome) => pieces.map((part, index) => (index % 2 === 0 ? part : (this.renderers[Number(part)]?.(outcome) ?? ''))).join('')
  }
}
