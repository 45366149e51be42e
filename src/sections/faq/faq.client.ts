/**
 * The FAQ's behaviour: one answer open at a time, collapsible; arrow keys, Home and End move between questions; live
 * search with marks, counts and an announcement; `?q=` and `#question` in the address. Closed answers are
 * `hidden="until-found"`, so that the browser's own find-in-page opens them.
 */
import { markedParts, matches, normalize } from '../../lib/anywhere/faqSearch'
import { faqHooks } from './faq.hooks'

/** Connects the FAQ of the page, where there is one. */
export function connectFaq(root: Document = document, view: Window = window): void {
  const frame = root.querySelector<HTMLElement>(faqHooks.frame.selector)
  const input = frame?.querySelector<HTMLInputElement>('input[type="search"]')
  const status = frame?.querySelector<HTMLElement>(faqHooks.status.selector)
  const empty = frame?.querySelector<HTMLElement>(faqHooks.empty.selector)
  if (!frame || !input || !status || !empty) return
  const triggers = Array.from(frame.querySelectorAll<HTMLButtonElement>(faqHooks.trigger.selector))
  const panelOf = (trigger: HTMLElement) => root.getElementById(trigger.getAttribute('aria-controls') ?? '')
  const isShown = (trigger: HTMLElement) => !trigger.closest(`[hidden]:not(${faqHooks.panel.selector})`)

  const set = (trigger: HTMLElement, isOpen: boolean) => {
    trigger.setAttribute('aria-expanded', String(isOpen))
    const panel = panelOf(trigger)
    if (isOpen) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
  }
  const open = (wanted: HTMLElement | null) => {
    for (const trigger of triggers) set(trigger, trigger === wanted)
  }

  for (const trigger of triggers) {
    trigger.addEventListener('click', () => open(trigger.getAttribute('aria-expanded') === 'true' ? null : trigger))
    panelOf(trigger)?.addEventListener('beforematch', () => open(trigger))
  }
  frame.addEventListener('keydown', (event) => {
    const shown = triggers.filter(isShown)
    const index = shown.indexOf(event.target as HTMLButtonElement)
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
  })

  const search = () => {
    const query = normalize(input.value)
    let found = 0
    for (const category of frame.querySelectorAll<HTMLElement>(faqHooks.category.selector)) {
      let count = 0
      for (const item of category.querySelectorAll<HTMLElement>(faqHooks.item.selector)) {
        const texts = Array.from(item.querySelectorAll<HTMLElement>(faqHooks.text.selector))
        const isMatch = texts.some((text) => matches(text.textContent ?? '', query))
        item.hidden = !isMatch
        if (isMatch) count += 1
        for (const text of texts) mark(text, query)
      }
      category.hidden = count === 0
      found += count
      const label = category.querySelector(faqHooks.count.selector)
      if (label) label.textContent = `${count} ${count === 1 ? 'question' : 'questions'}`
    }
    empty.hidden = found > 0
    status.textContent = query ? `${found} ${found === 1 ? 'result' : 'results'}` : ''
    const address = new URL(view.location.href)
    if (query) address.searchParams.set('q', input.value.trim().slice(0, 100))
    else address.searchParams.delete('q')
    view.history.replaceState(null, '', address)
  }
  input.addEventListener('input', search)
  input.form?.addEventListener('submit', (event) => event.preventDefault())
  frame.querySelector(faqHooks.clear.selector)?.addEventListener('click', () => {
    input.value = ''
    search()
    input.focus()
  })

  const openAddressed = () => {
    const item = root.getElementById(decodeHash(view.location.hash))
    const trigger = item?.querySelector<HTMLElement>(faqHooks.trigger.selector) ?? null
    if (!trigger) return
    open(trigger)
    item?.scrollIntoView()
  }
  view.addEventListener('hashchange', openAddressed)
  input.value ||= new URLSearchParams(view.location.search).get('q')?.slice(0, 100) ?? ''
  open(null)
  if (input.value) search()
  openAddressed()
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Writes the text anew with its matches marked. */
function mark(element: HTMLElement, query: string): void {
  const text = element.textContent ?? ''
  const parts = markedParts(text, query).map(({ text: part, isMatch }) => {
    if (!isMatch) return document.createTextNode(part)
    const marked = document.createElement('mark')
    marked.textContent = part
    return marked
  })
  element.replaceChildren(...parts)
}
