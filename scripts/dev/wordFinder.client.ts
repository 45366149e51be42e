/**
 * The button “Where are these words?” on pages of `npm run dev`, and its panel. While the panel is open, a click on the page shows where
 * its words are, and does nothing else. The shadow root keeps the styles of page and panel apart.
 */

/** What a click may mean, from the widest element around it to the text under the pointer, and the headline of the page. */
export type ShownWords = { candidates: string[]; heading: string }
/** Places such as "src/content/pages/home.yaml, line 17, opening › heading", and the number of those that are not listed. */
export type FoundWords = { locations: string[]; more: number }

/** In characters: an element with more holds several texts of content. */
const MAX_CANDIDATE_LENGTH = 1200
/** Elements whose words are in attributes. */
const NAMED_ELEMENTS = 'img, [role=img], input, textarea, button, a'
const ABSENT =
  'These words are not in src/content. They are calculated, or in the code: docs/content-reference.md, “Words that are not here”.'

const MARKUP = `
<style>
  :host { all: initial; color-scheme: inherit; position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; font: 0.875rem/1.4 system-ui, sans-serif; }
  @media print { :host { display: none; } }
  section { box-sizing: border-box; width: min(30rem, 100vw - 2rem); max-height: 60vh; overflow: auto; margin-bottom: 0.5rem; padding: 0.75rem; color: CanvasText; background: Canvas; border: 2px solid; border-radius: 0.5rem; }
  label, input { display: block; box-sizing: border-box; width: 100%; font: inherit; }
  input { margin-block: 0.25rem; padding: 0.375rem; }
  p, ul { margin: 0.5rem 0 0; padding: 0; list-style: none; }
  button { padding: 0.375rem 0.625rem; font: inherit; text-align: start; cursor: pointer; }
  li button { width: 100%; margin-bottom: 0.25rem; }
  [hidden] { display: none; }
</style>
<section id="panel" hidden>
  <label for="words">Click on words of the page, or type some</label>
  <input id="words" type="search" autocomplete="off" />
  <div role="status"></div>
</section>
<button type="button" aria-expanded="false" aria-controls="panel">Where are these words?</button>`

/** @param address where the development server searches */
export function connectWordFinder(address: string): void {
  // A frame has too little room for the panel. Typed words of the form are found, too.
  if (window !== window.top) return
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = MARKUP
  const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => root.querySelector(tag) as HTMLElementTagNameMap[Tag]
  const [panel, input, status, button] = [find('section'), find('input'), find('div'), find('button')]
  const toggle = () => {
    panel.hidden = !panel.hidden
    const isOpen = !panel.hidden
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input.focus()
    else button.focus()
  }
  let search = new AbortController()
  const show = async (candidates: string[]) => {
    search.abort()
    search = new AbortController()
    const { signal } = search
    status.replaceChildren(createElement('p', candidates.length > 0 ? 'Looking …' : ''))
    if (candidates.length === 0) return
    const heading = document.querySelector('h1')?.textContent ?? ''
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ candidates, heading } satisfies ShownWords), signal })
      .then(async (response) => (response.ok ? describeLocations(await response.json()) : [createElement('p', await response.text())]))
      .catch((error: Error) => [createElement('p', `The development server did not answer: ${error.message}`)])
    if (!signal.aborted) status.replaceChildren(...answer)
  }
  button.addEventListener('click', toggle)
  input.addEventListener('input', () => show(input.value.trim() ? [input.value] : []))
  // Heard everywhere: after a click on the page, focus is outside of the panel.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || panel.hidden) return
      event.preventDefault()
      event.stopImmediatePropagation()
      toggle()
    },
    { capture: true },
  )
  addEventListener(
    'click',
    (event) => {
      if (panel.hidden || event.target === host) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // What is outside of a modal dialog can be neither read nor pressed.
      if (event.target instanceof Element) (event.target.closest('dialog:modal') ?? document.body).append(host)
      const candidates = listCandidates(event)
      input.value = candidates.at(-1) ?? ''
      show(candidates)
    },
    { capture: true },
  )
  addEventListener('close', () => document.body.append(host), { capture: true })
  document.body.append(host)
}

/** @returns the words that a click may mean, from the widest element around it on */
function listCandidates({ target, clientX, clientY }: MouseEvent): string[] {
  const texts: (string | null | undefined)[] = []
  // An element may hold texts of several fields, each in a node of its own.
  const under = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  if (under instanceof Text && target instanceof Element && target.contains(under)) texts.push(under.data)
  for (let element = target as Element | null; element && element !== document.body; element = element.parentElement) {
    texts.push(element.textContent)
    // Of a section, the label says nothing about the words in it.
    if (element.matches(NAMED_ELEMENTS)) texts.push(...['alt', 'aria-label', 'placeholder'].map((name) => element?.getAttribute(name)))
  }
  const words = texts.map((text) => text?.replaceAll(/\s+/g, ' ').trim() ?? '')
  return [...new Set(words.filter((text) => text !== '' && text.length <= MAX_CANDIDATE_LENGTH))].toReversed()
}

function createElement(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}

/** @returns a list of buttons that open the places in the text editor, by Vite's address for that */
function describeLocations({ locations, more }: FoundWords): HTMLElement[] {
  if (locations.length === 0) return [createElement('p', ABSENT)]
  const items = locations.map((location) => {
    const [, file, line] = /^(.+?), line (\d+)/.exec(location) ?? []
    const button = createElement('button', location)
    button.title = 'Opens the file in your text editor'
    button.addEventListener('click', () => fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`))
    const item = createElement('li', '')
    item.append(button)
    return item
  })
  const list = createElement('ul', '')
  list.append(...items)
  return more > 0 ? [list, createElement('p', `And ${more} more places.`)] : [list]
}
