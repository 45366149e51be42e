/** Reads the visible words and links of a page, to compare it with itself without scripts. */
import type { Page } from '@playwright/test'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'
import { startFormAttributes } from '#src/sections/closing/startForm.attributes.ts'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { demoAttributes } from '#src/sections/demo/demo.attributes.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { pointsYearAttributes } from '#src/sections/feature/pointsYear/pointsYear.attributes.ts'
import { helpCenterAttributes } from '#src/sections/helpCenter/helpCenter.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { themeAttributes } from '#src/sections/theme/theme.attributes.ts'
import { walkthroughAttributes } from '#src/sections/walkthroughs/walkthrough.attributes.ts'

/** Elements whose text only scripts show. All other text must be visible without them. */
const SHOWN_BY_SCRIPTS = [
  // These buttons submit nothing, so they need a script.
  'button[type="button"]',
  // The search only filters what the page shows anyway.
  'search',
  // Without a script the browser's setting decides.
  `fieldset:has(${themeAttributes.choice.selector})`,
  // Text typed here would not reach the demo form. The button and the phone number beside it stay.
  `${startFormAttributes.form.selector} :is(label, span:not(:has(a)))`,
  // The island plays the morning. Its first picture is complete without a script.
  '#morning-line form',
  '#morning-limits',
  // Moves the events of the year, which are drawn without a script, too.
  `${pointsYearAttributes.price.selector} [role="group"]`,
  // Whether help is available now. The opening hours themselves are in the HTML.
  helpCenterAttributes.hours.selector,
  // The current step of a walk-through. Its transcript is in the HTML.
  walkthroughAttributes.caption.selector,
  // Copies of a moving list.
  `${comparisonAttributes.track.selector} > [aria-hidden="true"]`,
  // The pager of a list that is complete without a script.
  blogAttributes.pager.selector,
].join()

/** Elements that scripts hide, or show one after another. */
const HIDDEN_BY_SCRIPTS = [
  'noscript',
  // The menus and the drawer as one list. Their links are compared below.
  'header details',
  // Stands in for the search.
  `${faqAttributes.explorer.selector} search + p`,
  // Scripts show one of them at a time, or one page of them.
  walkthroughAttributes.item.selector,
  blogAttributes.card.selector,
  // Says where the form is, until its frame reports.
  demoAttributes.missing.selector,
].join()

/** Elements whose links are not visible at first, but that a visitor with scripts can open, and the link that the form makes needless. */
const OPENED_BY_SCRIPTS = [shellAttributes.menuPanel, walkthroughAttributes.item, blogAttributes.card, demoAttributes.missing]
  .map(({ selector }) => selector)
  .join()

const LANDMARKS = `main, ${sharedAttributes.shell.selector}`

/** `other`: the text of the exceptions. Each link or text is prefixed with its landmark. */
type VisibleText = { words: string[]; other: string[]; links: string[] }
type Selectors = { except: string; opened: string; landmarks: string; formLink: string }

/** Runs in the page. It opens disclosures, because visitors can do that without a script, too. */
function readVisibleText({ except, opened, landmarks, formLink }: Selectors): VisibleText {
  for (const disclosure of document.querySelectorAll('details')) {
    disclosure.removeAttribute('name')
    disclosure.open = true
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const words: string[] = []
  const exceptedWords: string[] = []
  const links = new Set<string>()
  for (const landmark of document.querySelectorAll(landmarks)) {
    const place = landmark.tagName.toLowerCase()
    const texts = document.createTreeWalker(landmark, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.replace(/\s+/g, ' ').trim()
      const parent = texts.currentNode.parentElement
      if (text && parent && isShown(parent)) (parent.closest(except) ? exceptedWords : words).push(`${place}: ${text}`)
    }
    for (const link of landmark.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? ''
      // The form's address contains data about the visit, which differs.
      if (isShown(link) || link.closest(opened)) links.add(`${place}: ${link.matches(formLink) ? address.split('?')[0] : address}`)
    }
  }
  return { words, other: exceptedWords, links: [...links] }
}

const readPage = (page: Page, except: string, opened: string) =>
  page.evaluate(readVisibleText, { except, opened, landmarks: LANDMARKS, formLink: demoAttributes.formLink.selector })

export const readWithScripts = (page: Page) => readPage(page, SHOWN_BY_SCRIPTS, OPENED_BY_SCRIPTS)
/** Counts only visible content. */
export const readWithoutScripts = (page: Page) => readPage(page, HIDDEN_BY_SCRIPTS, ':not(*)')

/** @returns entries that the first list has more often than the second */
function listMissing(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found]
  return wanted.filter((text) => {
    const index = left.indexOf(text)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** @returns text and links that exist only with scripts, and those that exist only without, apart from exceptions */
export const compareVisibleText = (withScripts: VisibleText, without: VisibleText) => ({
  onlyWithScripts: [
    ...listMissing(withScripts.words, [...without.words, ...without.other]),
    ...listMissing(withScripts.links, without.links),
  ],
  onlyWithout: [
    ...listMissing(without.words, [...withScripts.words, ...withScripts.other]),
    ...listMissing(without.links, withScripts.links),
  ],
})
