/** The built CSS and JavaScript against the oldest browsers that the site supports. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { OLDEST_BROWSERS } from '#scripts/lib/oldestBrowsers.ts'
import { findUnsupported } from './compatibility.ts'

/** Features that a browser may lack, and why that does no harm. Each entry must still occur. */
const HARMLESS_FEATURES: Record<string, string> = {
  'text-decoration: dotted': 'the line below an abbreviation is a plain one in Safari',
  'font-family: ui-monospace': 'other faces follow in the list',
  'text-size-adjust': 'prefixed where it is needed, on phones that have it',
  'text-wrap': 'lines break as they always did',
  'text-wrap: balance': 'lines break as they always did',
  'text-wrap: pretty': 'lines break as they always did',
  '@media scripting': 'a browser that does not know it shows what needs scripts, and hides the menu without',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'Safari has no forced colors',
  'break-after: avoid': 'a heading may end a printed page',
  '@page': 'the margins of the paper are the browser’s own',
  orphans: 'a printed paragraph may leave one line behind',
  widows: 'a printed paragraph may leave one line behind',
  ':open': 'one of several in a forgiving :is(), which skips what it does not know',
  ':popover-open': 'one of several in a forgiving :is(), which skips what it does not know',
  '@property': 'Tailwind sets the same starting values in a layer for browsers without it',
}

describe('the CSS of the site', () => {
  const found = findUnsupported(readFileSync('.build/styles.css', 'utf8'))

  it('uses no feature outside @supports that the oldest browsers lack', () => {
    expect(
      [...found].filter(([feature]) => !(feature in HARMLESS_FEATURES)).map(([feature, browsers]) => `${feature}: ${browsers.join(', ')}`),
    ).toEqual([])
  })
  it.each(Object.keys(HARMLESS_FEATURES))('still uses %s, which is excused', (feature) => expect([...found.keys()]).toContain(feature))
})

describe('the reader of CSS', () => {
  it.each([
    ['light-dark()', 'a { color: light-dark(red, blue) }'],
    ['light-dark()', ':root { --color: light-dark(red, blue) }'],
    ['::details-content', 'details::details-content { display: block }'],
    ['interpolate-size', ':root { interpolate-size: allow-keywords }'],
    ['@property', '@property --a { syntax: "*"; inherits: false }'],
    ['text-wrap: pretty', 'p { text-wrap: pretty }'],
  ])('finds %s', (feature, css) => expect([...findUnsupported(css).keys()]).toContain(feature))
  it('accepts features inside @supports, and features after an older value', () => {
    expect([...findUnsupported('@supports (color: light-dark(red, red)) { a { color: light-dark(red, blue) } }').keys()]).toEqual([])
    expect([...findUnsupported('a { color: red; color: light-dark(red, blue) }').keys()]).toEqual([])
  })
  it('accepts features that all of the oldest browsers know', () => {
    expect([
      ...findUnsupported(
        'a { color: oklch(0.5 0.1 20); inset: 0; aspect-ratio: 1; width: 10dvw } @layer x { a:is(b) { gap: 1px } }',
      ).keys(),
    ]).toEqual([])
  })
})

it('JavaScript uses no syntax and no built-in that the oldest browsers lack', () => {
  const query = Object.entries(OLDEST_BROWSERS)
    .map(([browser, version]) => `${browser} ${version}`)
    .join(', ')
  const esCheck = fileURLToPath(new URL('../../node_modules/es-check/lib/cli/index.js', import.meta.url))
  const options = ['--checkBrowser', '--checkFeatures', '--module', `--browserslistQuery=${query}`]
  const run = () => execFileSync(process.execPath, [esCheck, ...options, './dist/_assets/*.js'], { encoding: 'utf8', stdio: 'pipe' })
  expect(run).not.toThrow()
}, 120_000)
