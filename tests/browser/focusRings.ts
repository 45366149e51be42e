/** Detectors of focus rings that keyboards' users would not see whole. */
import type { Page } from '@playwright/test'
import { openAllDetails } from '#scripts/check-page/elementDefects.ts'

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
