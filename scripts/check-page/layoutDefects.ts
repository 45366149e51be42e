/** Detectors of layout defects for visitors who enlarge a page. */
import type { Page } from '@playwright/test'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'

/** What is wrong with an element, and its words, which are empty if it is about the whole page. */
export type LayoutDefect = { words: string; problem: string; element: string }

/** @returns text that makes the page scroll sideways; if no text does, one defect without words */
export const findSideways = (page: Page): Promise<LayoutDefect[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const problem = `makes the page ${scrollWidth - clientWidth} px too wide`
    const isCut = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const found = Array.from(document.body.querySelectorAll<HTMLElement>('*')).flatMap((element) => {
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!hasText || element.getBoundingClientRect().right <= clientWidth + 1 || !element.checkVisibility() || isCut(element)) return []
      return { words: element.textContent.trim(), problem, element: `${element.tagName.toLowerCase()}.${element.className}` }
    })
    return found.length > 0 ? found : [{ words: '', problem: 'something without words is too wide for the page', element: 'html' }]
  })

/**
 * @param cutting selector of elements that may clip their content: the strip of logos runs past its edges
 * @returns elements that do not fit: the page scrolls sideways, or text is clipped or leaves its box
 */
export const findMisfits = async (page: Page, cutting: string = comparisonAttributes.strip.selector): Promise<LayoutDefect[]> => {
  const sideways = await findSideways(page)
  const misfits = await page.evaluate((mayCut) => {
    const defects: LayoutDefect[] = []
    const hasText = (element: Element) =>
      Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : ''))
        .join('')
        .trim()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement || !element.checkVisibility()) continue
      const style = getComputedStyle(element)
      // Text for screen readers only is clipped on purpose.
      const boxes = [element, element.offsetParent ?? element]
      if (boxes.some((box) => box.clientWidth <= 1 && getComputedStyle(box).position === 'absolute')) continue
      const excess = element.scrollHeight - element.clientHeight
      const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const add = (problem: string) =>
        defects.push({ words: element.textContent.trim(), problem, element: `${element.tagName.toLowerCase()}.${element.className}` })
      // A decorative drawing may continue behind the edge: on phones a workplace shows only some of its stations.
      const edge = element.getBoundingClientRect().right + 1
      const isBeyond = () =>
        Array.from(element.querySelectorAll('*')).some(
          (element) => !element.closest('svg[aria-hidden]') && element.getBoundingClientRect().right > edge,
        )
      if (isCut && !element.matches(mayCut) && element.scrollWidth > element.clientWidth + 1 && isBeyond()) add('is cut off at the side')
      if (isCut && excess > 1) add('is cut off below')
      if (hasText(element) && style.display !== 'inline' && excess > Number.parseFloat(style.fontSize) * 0.6) add('runs out of its box')
      if (hasText(element) && style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && !isCut)
        add('is wider than its box')
    }
    return defects
  }, cutting)
  return [...sideways, ...misfits]
}

/** Longer words may be divided on a phone with large text. */
const MAX_WORD_LENGTH = 14
/** Where text and figures stand side by side, large text leaves too little space for one of them. */
const COLUMN_CONTENT = 'main :is(table, dl, fieldset, summary) *'
/** Longer words in running text or a heading may be too long for their line. */
const MAX_LENGTH_ELSEWHERE = 10

/**
 * @returns words and numbers that break within a line at a place without space, slash or hyphen. Only text in a narrow box is checked word
 * by word, because elsewhere no word is too long for its line
 */
export const findBrokenWords = (page: Page): Promise<LayoutDefect[]> =>
  page.evaluate(
    ([longest, columns, elsewhere, prose]) => {
      const defects = new Map<string, LayoutDefect>()
      const range = document.createRange()
      const texts = [...document.querySelectorAll<HTMLElement>(':is(main, footer) *')]
        .filter((element) => !(element instanceof SVGElement) && !element.matches('code, code *'))
        // An article's text is in one column, and its longest words may be divided. Forms have a field that is hidden from people.
        .filter((element) => element.matches(columns) || !element.closest(`${prose}, [aria-hidden="true"]:has(input)`))
        .flatMap((element) => [...element.childNodes].map((text) => ({ element, text })))
      for (const { element, text } of texts) {
        if (text.nodeType !== Node.TEXT_NODE || !text.nodeValue?.trim()) continue
        range.selectNodeContents(text)
        const { width, height } = range.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        // An address has places of its own to break at (EmailAddress.tsx). Between them it must stay whole, however long it is.
        const isAddress = element.closest('[href^="mailto:"]') !== null
        if (height < size * 2 || width < 2 || (width > size * longest * 0.65 && !isAddress)) continue
        for (const { 0: word, index } of text.nodeValue.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,:’']*/gu)) {
          const letters = word.replace(/[.,:’']+$/, '').length
          if (letters > (element.matches(columns) ? longest : elsewhere) && !isAddress && !/^\d/.test(word)) continue
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [first, ...rest] = [...range.getClientRects()].filter((box) => box.width > 0)
          const isBroken = first && rest.some(({ top }) => top > first.top + size / 2)
          if (!isBroken || !element.checkVisibility({ visibilityProperty: true })) continue
          const defect = {
            words: element.textContent.trim(),
            problem: `has “${word}” on two lines`,
            element: `${element.tagName.toLowerCase()}.${element.className}`,
          }
          defects.set(Object.values(defect).join(), defect)
        }
      }
      return [...defects.values()]
    },
    [MAX_WORD_LENGTH, COLUMN_CONTENT, MAX_LENGTH_ELSEWHERE, documentAttributes.body.selector] as const,
  )

/** @returns overlapping lines of text, except in drawings, whose labels have fixed positions, and in contents that open over the page */
export const findOverlaps = (page: Page): Promise<LayoutDefect[]> =>
  page.evaluate((contents) => {
    const range = document.createRange()
    const clipped = new Map<Element | null, boolean>([[null, false]])
    /** Text for screen readers only is clipped on purpose. */
    const isClipped = (element: Element | null): boolean => {
      const known = clipped.get(element)
      if (known !== undefined || !element) return known ?? false
      const { position, overflow } = getComputedStyle(element)
      const isSo = (position === 'absolute' && overflow !== 'visible' && element.clientWidth <= 1) || isClipped(element.parentElement)
      clipped.set(element, isSo)
      return isSo
    }
    const lines: { text: string; name: string; left: number; right: number; top: number; bottom: number }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue?.trim()
      if (!text || !element || element.closest(`svg, ${contents}`)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isClipped(element)) continue
      range.selectNodeContents(node)
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        // The letters of a line, without the space above and below them.
        const middle = (top + bottom) / 2
        if (width > 2)
          lines.push({ text, name: element.tagName.toLowerCase(), left, right, top: middle - size * 0.4, bottom: middle + size * 0.4 })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    return lines.flatMap((one, index) => {
      const found: LayoutDefect[] = []
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.top > one.bottom - 2) break
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2)
          found.push({ words: one.text, problem: `lies over “${other.text.slice(0, 30)}”`, element: one.name })
      }
      return found
    })
  }, documentAttributes.toc.selector)
