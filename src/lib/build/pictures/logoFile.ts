/** Checks a client's logo. Its SVG may only draw, because scripts in it would run on the site's origin if somebody opened its address. */
import { HTMLElement, parse } from 'node-html-parser'

/** A page may show twenty logos. */
const MAX_BYTES = 20_000
/** Width divided by height. Between these, a logo is legible in the common space. */
const RATIO = { min: 0.5, max: 8 } as const
const ALLOWED_TAGS = new Set(
  'svg g path rect circle ellipse line polyline polygon defs symbol use clippath mask lineargradient radialgradient stop style title desc'.split(
    ' ',
  ),
)
/** Loads or hides something in a style or an attribute. A part of the same file (`url(#a)`) is allowed. */
const UNSAFE_VALUE = /url\((?!\s*["']?#)|@import|\\/i

const parseElements = (svg: string) =>
  parse(svg, { comment: false })
    .querySelectorAll('*')
    .filter((node) => node instanceof HTMLElement)

/** @returns the size of a logo; null if the file does not say it */
export function parseLogoSize(svg: string): { width: number; height: number } | null {
  const [x = '', y = '', width = '', height = ''] = (/\bviewBox\s*=\s*["']\s*([^"']*)["']/.exec(svg)?.[1] ?? '').trim().split(/[\s,]+/)
  const size = { width: Number(width), height: Number(height) }
  const isSize = [x, y].every((coordinate) => coordinate !== '' && Number.isFinite(Number(coordinate))) && size.width > 0 && size.height > 0
  return isSize && Number.isFinite(size.width * size.height) ? size : null
}

/** @param svg the file's content @returns why it cannot be shown, with the fix; null if it can */
export function logoProblem(svg: string): string | null {
  const bytes = Buffer.byteLength(svg)
  if (bytes > MAX_BYTES)
    return `The file has ${bytes.toLocaleString('en-US')} bytes, and ${MAX_BYTES.toLocaleString('en-US')} are the most: export it with fewer points, without pictures in it.`
  if (/<!ENTITY/i.test(svg)) return 'The file defines entities, which can hide anything: export it as plain SVG.'
  const elements = parseElements(svg)
  if (elements[0]?.rawTagName !== 'svg') return 'This is no SVG file: it begins with <svg>.'
  const forbidden = elements.find(({ rawTagName }) => !ALLOWED_TAGS.has(rawTagName.toLowerCase()))
  if (forbidden)
    return `The file has <${forbidden.rawTagName}>, and a logo only draws: export it without scripts and pictures, with its letters turned into outlines.`
  for (const { rawTagName, attributes } of elements)
    for (const [name, value] of Object.entries(attributes)) {
      const isReference = /(^|:)href$/i.test(name)
      if (/^on/i.test(name) || (isReference && !value.trim().startsWith('#')) || (!name.startsWith('xmlns') && UNSAFE_VALUE.test(value)))
        return `<${rawTagName}> has ${name}="${value.slice(0, 40)}", and a logo neither runs nor loads anything: export it as plain SVG.`
    }
  if (elements.some((element) => element.rawTagName === 'style' && UNSAFE_VALUE.test(element.textContent)))
    return 'The <style> of the file loads something: export it with its colors in attributes (“presentation attributes”).'
  const size = parseLogoSize(svg)
  if (!size) return 'The file does not say how large it was drawn: export it with a viewBox, like viewBox="0 0 240 60".'
  const ratio = size.width / size.height
  if (ratio < RATIO.min || ratio > RATIO.max)
    return `The logo is ${size.width} by ${size.height}: take one that is between ${RATIO.min} and ${RATIO.max} times as wide as high, without empty space around it.`
  return null
}
