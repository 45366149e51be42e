/** Detectors of colors that print badly and of text that is hard to read. */
import type { Page } from '@playwright/test'

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
