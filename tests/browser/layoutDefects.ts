/** Detectors of layout defects for visitors who enlarge a page. */
import type { Page } from '@playwright/test'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'

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

/** @returns controls smaller than `least` CSS pixels. Links within a sentence are exempt (2.5.8) */
export const findSmallTargets = (page: Page, least: number): Promise<LayoutDefect[]> =>
  page.evaluate((size) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a:is([href], [role="link"]), button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
    )
    const defects: LayoutDefect[] = []
    for (const element of all) {
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.matches('[tabindex="-1"], [aria-hidden="true"] *')
      )
        continue
      const style = getComputedStyle(element)
      const sentence = element.parentElement?.textContent?.trim() ?? ''
      if (style.display === 'inline' && sentence.length > (element.textContent?.trim().length ?? 0)) continue
      // The `::after` of a card's link covers the card, which is the nearest positioned element.
      const stretched = getComputedStyle(element, '::after').position === 'absolute' ? element.offsetParent : null
      const area =
        stretched ?? (element.matches('input[type="checkbox"], input[type="radio"]') ? element.closest('label') : null) ?? element
      const { width, height } = area.getBoundingClientRect()
      if (width === 0 || height < 2) continue
      if (height < size - 0.5 || width < Math.min(size, 24) - 0.5)
        defects.push({
          words: element.ariaLabel ?? element.textContent.trim(),
          problem: `is too small to press: ${Math.round(width)}×${Math.round(height)} px`,
          element: element.tagName.toLowerCase(),
        })
    }
    return defects
  }, least)

/** @returns tab stops that are neither controls nor scrollable, so that a keyboard can do nothing there */
export const findIdleStops = (page: Page): Promise<LayoutDefect[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[tabindex="0"]:not(a, button, input, select, textarea)'))
      .filter((element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight)
      .map((element) => ({
        words: element.textContent.trim(),
        problem: 'is a tab stop that does nothing',
        element: element.outerHTML.slice(0, 100),
      })),
  )

/** @returns tables with neither a caption nor another name */
export const findUnnamedTables = (page: Page): Promise<LayoutDefect[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('table'))
      .filter(
        (table) => !(table.caption?.textContent || table.ariaLabel || document.getElementById(table.getAttribute('aria-labelledby') ?? '')),
      )
      .map((table) => ({ words: table.textContent.trim(), problem: 'is a table without a name', element: table.outerHTML.slice(0, 100) })),
  )

/** @returns text, lines and surfaces that would be printed in color */
export const findColors = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const isColor = (value: string) => {
      if (!context || value === 'none' || value.startsWith('url')) return false
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = value
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return alpha > 8 && Math.max(red, green, blue) - Math.min(red, green, blue) > 24
    }
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      const style = getComputedStyle(element)
      const isDrawing = element instanceof SVGElement
      const names = isDrawing
        ? ['fill', 'stroke']
        : ['color', 'background-color', 'border-top-color', 'border-left-color', 'text-decoration-color']
      for (const name of names)
        if (isColor(style.getPropertyValue(name)))
          found.add(`${name} ${style.getPropertyValue(name)} of ${element.tagName} ${element.getAttribute('class')?.slice(0, 50)}`)
    }
    return [...found]
  })

/** @returns text within `place` with a contrast below `least`:1. Without a background color, the paper is white */
export const findFaintText = (page: Page, place = 'main', least = 4.5) =>
  page.evaluate(
    ([within, enough]) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const lightness = (color: string) => {
        if (!context) return Number.NaN
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const behind = (element: Element | null): string => {
        if (!element) return 'white'
        const { backgroundColor } = getComputedStyle(element)
        return /^rgba.*, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) ? behind(element.parentElement) : backgroundColor
      }
      return Array.from(document.querySelectorAll<HTMLElement>(`${within} *`))
        .filter((element) => !element.closest('svg, [aria-hidden="true"]') && element.checkVisibility({ opacityProperty: true }))
        .filter((element) => Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => {
          const [low = 0, high = 0] = [lightness(behind(element)), lightness(getComputedStyle(element).color)].toSorted((a, b) => a - b)
          return (high + 0.05) / (low + 0.05) < enough
        })
        .map((element) => `${element.tagName} “${element.textContent.slice(0, 40)}” ${getComputedStyle(element).color}`)
    },
    [place, least] as const,
  )

/** Opens all answers, transcripts and templates, including those of which only one is open at a time. */
export const openAllDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const disclosure of all) {
      disclosure.removeAttribute('name')
      disclosure.setAttribute('open', '')
    }
  })

/**
 * @returns focusable elements whose ring is clipped by a scrolling or clipping container or by the window's edge. Opens all disclosures.
 */
export const findClippedRings = async (page: Page) => {
  // After a key press, browsers show the focus ring.
  await page.keyboard.press('Tab')
  await openAllDetails(page)
  return page.evaluate(() => {
    const defects: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('[tabindex="-1"], [aria-hidden="true"] *')) continue
      element.focus()
      const style = getComputedStyle(element)
      const ringWidth = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isCut = (clip: { left: number; right: number; top: number; bottom: number }) =>
        left - ringWidth < clip.left - 1 ||
        right + ringWidth > clip.right + 1 ||
        top - ringWidth < clip.top - 1 ||
        bottom + ringWidth > clip.bottom + 1
      const isOutside = left - ringWidth < -1 || right + ringWidth > document.documentElement.clientWidth + 1
      let clipping: Element | undefined
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflow !== 'visible' && isCut(box.getBoundingClientRect())) clipping ??= box
      if (isOutside || clipping)
        defects.push(
          `${element.tagName} “${(element.ariaLabel ?? element.innerText).slice(0, 30)}” by ${clipping?.outerHTML.slice(0, 60) ?? 'the window'}`,
        )
    }
    return defects
  })
}

/** @returns focusable elements without a ring of at least 2 CSS pixels. A slider's handle has the ring instead of the slider. */
export const findMissingRings = async (page: Page) => {
  // After a key press, browsers show the focus ring.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="range"]), select, textarea, summary, [tabindex="0"]',
    )
    return [...all]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[tabindex="-1"], [aria-hidden="true"]'),
      )
      .filter((element) => {
        element.focus()
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || /^rgba.*, 0\)$|\/ 0\)$|transparent/.test(outlineColor)
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })
}

/** @returns standalone figures that break over several lines, whether or not the component for figures shows them */
export const findBrokenFigures = (page: Page, published: readonly string[]): Promise<LayoutDefect[]> =>
  page.evaluate(
    ([values, figure]) => {
      const isFigure = (element: Element) => element.matches(figure) || values.includes(element.textContent.trim().replace(/^up to /, ''))
      const lines = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1).sort((a, b) => a.top - b.top)
        return boxes.filter(({ top }, index) => boxes.slice(0, index).every(({ bottom }) => top > bottom - 3)).length
      }
      return [...document.querySelectorAll(`main :not(:has(*)), main ${figure}`)]
        .filter((element) => !(element instanceof SVGElement) && isFigure(element) && element.checkVisibility() && lines(element) > 1)
        .map((element) => ({
          words: element.textContent.trim(),
          problem: 'is broken over several lines',
          element: element.parentElement?.outerHTML.slice(0, 80) ?? '',
        }))
    },
    [published, sharedAttributes.figureValue.selector] as const,
  )

/** @returns labels of a drawing whose boxes overlap by more than the space around letters */
export const findTouchingLabels = (page: Page): Promise<LayoutDefect[]> =>
  page.evaluate(() => {
    const minGap = 2
    return [...document.querySelectorAll('main figure svg')].flatMap((drawing) => {
      const words = [...drawing.querySelectorAll('text')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      const seen = words.filter(({ box }) => box.width > 0)
      return seen.flatMap(({ text, box }, index) =>
        seen
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left + minGap < other.right &&
              other.left + minGap < box.right &&
              box.top + minGap < other.bottom &&
              other.top + minGap < box.bottom,
          )
          .map((other) => ({ words: text, problem: `touches “${other.text}” in its drawing`, element: 'text' })),
      )
    })
  })
