/**
 * What native disclosures lack in the FAQ: arrow keys, Home and End move between questions; live search with marks, counts and an
 * announcement, which opens its first match; `?q=` and `#question` in the URL. The browser itself opens and closes the disclosures, one at
 * a time by their shared name, also for its find-in-page. A page script, because it only hides and marks HTML.
 */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { ANNOUNCE_DELAY } from '#src/lib/anywhere/time/announceDelay.ts'
import { faqAttributes } from './faq.attributes.ts'
import { matchesQuery, normalize, splitByMatches, trimQuery } from './faqSearch.ts'

/** Connects the FAQ of the page, if there is one. @returns a function that removes the listeners */
export function connectFaq(root: Document = document, view: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const explorer = root.querySelector<HTMLElement>(faqAttributes.explorer.selector)
  const input = explorer?.querySelector<HTMLInputElement>(faqAttributes.search.selector)
  const status = explorer?.querySelector<HTMLElement>(faqAttributes.status.selector)
  const empty = explorer?.querySelector<HTMLElement>(faqAttributes.empty.selector)
  if (!explorer || !input || !status || !empty) return () => {}
  const triggers = Array.from(explorer.querySelectorAll<HTMLElement>(faqAttributes.trigger.selector))
  const disclosures = Array.from(explorer.querySelectorAll<HTMLDetailsElement>(faqAttributes.disclosure.selector))
  const isShown = (element: HTMLElement) => !element.closest('[hidden]')
  const open = (wanted: HTMLDetailsElement | undefined) => {
    for (const disclosure of disclosures) disclosure.open = disclosure === wanted
  }

  // Older browsers ignore the name of a disclosure and leave the others open.
  for (const disclosure of disclosures) {
    const closeOthers = () => {
      for (const other of disclosures) if (other !== disclosure) other.open = false
    }
    disclosure.querySelector(faqAttributes.trigger.selector)?.addEventListener('click', closeOthers, { signal })
  }
  const moveFocus = (event: KeyboardEvent) => {
    const shown = triggers.filter(isShown)
    const index = shown.indexOf(event.target as HTMLElement)
    if (index === -1) return
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % shown.length,
      ArrowUp: (index - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    shown[target]?.focus()
  }
  explorer.addEventListener('keydown', moveFocus, { signal })

  const ask = faqAttributes.ask.read(status)
  const found = { one: faqAttributes.foundOne.read(status) ?? '', many: faqAttributes.foundMany.read(status) ?? '' }
  const questions = { one: faqAttributes.questionOne.read(explorer) ?? '', many: faqAttributes.questionMany.read(explorer) ?? '' }
  let settling: ReturnType<typeof setTimeout> | undefined
  /**
   * Runs when the visitor has stopped typing: announces the result and puts the query into the URL. WebKit refuses a URL change for each
   * letter.
   */
  const settle = (text: string, query: string) => {
    clearTimeout(settling)
    if (!text || status.textContent === ask) status.textContent = ''
    settling = setTimeout(() => {
      if (text) status.textContent = text
      const address = new URL(view.location.href)
      if (query) address.searchParams.set('q', query)
      else address.searchParams.delete('q')
      view.history.replaceState(null, '', address)
    }, ANNOUNCE_DELAY)
  }
  const search = () => {
    const query = normalize(input.value)
    let matches = 0
    for (const category of explorer.querySelectorAll<HTMLElement>(faqAttributes.category.selector)) {
      const matching: boolean[] = []
      for (const item of category.querySelectorAll<HTMLElement>(faqAttributes.item.selector)) {
        const texts = Array.from(item.querySelectorAll<HTMLElement>(faqAttributes.text.selector))
        const isMatch = texts.some((text) => matchesQuery(text.textContent ?? '', query))
        item.hidden = !isMatch
        matching.push(isMatch)
        for (const text of texts) markMatches(text, query)
      }
      const count = matching.filter(Boolean).length
      category.hidden = count === 0
      matches += count
      const label = category.querySelector(faqAttributes.count.selector)
      const unit = oneOrMany(count, questions)
      if (label) label.textContent = `${count} ${unit}`
      lightRow(explorer.querySelector(faqAttributes.row.withValue(category.id)), matching, unit, query !== '')
    }
    open(query ? disclosures.find(isShown) : undefined)
    empty.hidden = matches > 0
    const asked = query && trimQuery(input.value)
    settle(asked && fillIn(oneOrMany(matches, found), { count: matches, query: asked }), asked)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (normalize(input.value) !== '') return
    // A pressed button announces its result and moves the focus to the field.
    status.textContent = ask
    input.focus()
  }
  const clear = () => {
    input.value = ''
    search()
    input.focus()
  }
  input.addEventListener('input', search, { signal })
  input.form?.addEventListener('submit', submit, { signal })
  explorer.querySelector(faqAttributes.clear.selector)?.addEventListener('click', clear, { signal })

  const openAddressed = () => {
    // An older address of a question is an element within it.
    const item = root.getElementById(decodeHash(view.location.hash))?.closest<HTMLElement>(faqAttributes.item.selector)
    const disclosure = item?.querySelector<HTMLDetailsElement>(faqAttributes.disclosure.selector)
    if (!disclosure) return
    open(disclosure)
    item?.scrollIntoView()
  }
  view.addEventListener('hashchange', openAddressed, { signal })
  input.value ||= trimQuery(new URLSearchParams(view.location.search).get('q') ?? '')
  if (input.value) search()
  openAddressed()
  return () => {
    clearTimeout(settling)
    listening.abort()
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Counts and lights the matching questions in a category's row of the switchboard. Without a search no jack is lit. */
function lightRow(row: Element | null, matching: readonly boolean[], word: string, isSearch: boolean): void {
  if (!row) return
  const count = matching.filter(Boolean).length
  row.toggleAttribute(faqAttributes.dark.attribute, count === 0)
  for (const [index, jack] of row.querySelectorAll(faqAttributes.jack.selector).entries())
    jack.toggleAttribute(faqAttributes.match.attribute, isSearch && matching[index] === true)
  const number = row.querySelector(faqAttributes.number.selector)
  const unit = row.querySelector(faqAttributes.unit.selector)
  if (number) number.textContent = String(count)
  if (unit) unit.textContent = ` ${word}`
}

/** Writes the text anew with its matches marked. */
function markMatches(element: HTMLElement, query: string): void {
  const text = element.textContent ?? ''
  const parts = splitByMatches(text, query).map(({ text: part, isMatch }) => {
    if (!isMatch) return document.createTextNode(part)
    const marked = document.createElement('mark')
    marked.textContent = part
    return marked
  })
  element.replaceChildren(...parts)
}
