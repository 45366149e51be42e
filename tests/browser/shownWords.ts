/** The words and links that a page shows, to compare it with itself without scripts. */
import type { Page } from '@playwright/test'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { demoAttributes } from '#src/sections/demo/demo.attributes.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { yearAttributes } from '#src/sections/feature/year/year.attributes.ts'
import { helpAttributes } from '#src/sections/help/help.attributes.ts'
import { startFormAttributes } from '#src/sections/shared/closing/startForm.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { themeAttributes } from '#src/sections/theme/theme.attributes.ts'
import { walkthroughAttributes } from '#src/sections/videos/walkthrough.attributes.ts'

/** Whose words only scripts show. Everything else that a page says has to be there without them. */
const SHOWN_BY_SCRIPTS = [
  // It sends nothing, so that a script has to do what it says.
  'button[type="button"]',
  // Looks through what the page shows anyway.
  'search',
  // Without a script the browser's setting decides.
  `fieldset:has(${themeAttributes.choice.selector})`,
  // What is typed there would not reach the demo form; the button and the phone number beside it stay.
  `${startFormAttributes.form.selector} :is(label, span:not(:has(a)))`,
  // The morning is played by its island; its first picture is whole.
  '#morning-line form',
  '#morning-limits',
  // Moves the events of the year, which are drawn where they are.
  `${yearAttributes.price.selector} [role="group"]`,
  // Whether somebody is there now: the hours themselves are in the HTML.
  helpAttributes.hours.selector,
  // The step of a walk-through that plays: its transcript is in the HTML.
  walkthroughAttributes.caption.selector,
  // Copies of a list that passes by.
  `${comparisonAttributes.track.selector} > [aria-hidden="true"]`,
  // Pages of a list that is whole without a script.
  blogAttributes.pager.selector,
].join()

/** Whose words scripts hide, or show one after the other. */
const HIDDEN_BY_SCRIPTS = [
  'noscript',
  // The menus and the drawer as one list. Their links are compared below.
  'header details',
  // Stands for the search.
  `${faqAttributes.explorer.selector} search + p`,
  // One at a time, or a page of them.
  walkthroughAttributes.item.selector,
  blogAttributes.card.selector,
].join()

/** Whose links a visitor with scripts gets to, though they are not in sight at first. */
const OPENED_BY_SCRIPTS = [shellAttributes.menuPanel, walkthroughAttributes.item, blogAttributes.card]
  .map(({ selector }) => selector)
  .join()

const LANDMARKS = `main, ${sharedAttributes.shell.selector}`

/** `other`: the words that are excepted. A link or a text is written after the landmark that it stands in. */
type Shown = { words: string[]; other: string[]; links: string[] }
type Selectors = { except: string; opened: string; landmarks: string; formLink: string }

/** Runs in the page. Disclosures are opened there: a visitor can, without a script too. */
function readShown({ except, opened, landmarks, formLink }: Selectors): Shown {
  for (const disclosure of document.querySelectorAll('details')) {
    disclosure.removeAttribute('name')
    disclosure.open = true
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const words: string[] = []
  const other: string[] = []
  const links = new Set<string>()
  for (const landmark of document.querySelectorAll(landmarks)) {
    const place = landmark.tagName.toLowerCase()
    const texts = document.createTreeWalker(landmark, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.replace(/\s+/g, ' ').trim()
      const parent = texts.currentNode.parentElement
      if (text && parent && isShown(parent)) (parent.closest(except) ? other : words).push(`${place}: ${text}`)
    }
    for (const link of landmark.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? ''
      // The address of the form gets what is known of the visit.
      if (isShown(link) || link.closest(opened)) links.add(`${place}: ${link.matches(formLink) ? address.split('?')[0] : address}`)
    }
  }
  return { words, other, links: [...links] }
}

const readPage = (page: Page, except: string, opened: string) =>
  page.evaluate(readShown, { except, opened, landmarks: LANDMARKS, formLink: demoAttributes.formLink.selector })

export const readWithScripts = (page: Page) => readPage(page, SHOWN_BY_SCRIPTS, OPENED_BY_SCRIPTS)
/** Nothing counts that is not in sight. */
export const readWithoutScripts = (page: Page) => readPage(page, HIDDEN_BY_SCRIPTS, ':not(*)')

/** @returns what the first list has more often than the second */
function listMissing(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found]
  return wanted.filter((text) => {
    const place = left.indexOf(text)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** @returns words and links that are there with scripts alone, and those that are there without them alone, exceptions apart */
export const compareShown = (withScripts: Shown, without: Shown) => ({
  onlyWithScripts: [
    ...listMissing(withScripts.words, [...without.words, ...without.other]),
    ...listMissing(withScripts.links, without.links),
  ],
  onlyWithout: [
    ...listMissing(without.words, [...withScripts.words, ...withScripts.other]),
    ...listMissing(without.links, withScripts.links),
  ],
})
