/** Detectors of defects of one kind of element: targets, tab stops, tables, figures and labels. */
import type { Page } from '@playwright/test'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { LayoutDefect } from './layoutDefects.ts'

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

/** Opens all answers, transcripts and templates, including those of which only one is open at a time. */
export const openAllDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const disclosure of all) {
      disclosure.removeAttribute('name')
      disclosure.setAttribute('open', '')
    }
  })

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
