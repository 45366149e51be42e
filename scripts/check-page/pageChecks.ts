/**
 * What the words of a page can break. The suites run these checks on every page (tests/browser/pages.spec.ts), and `npm run check:page` on
 * those of an editor. WCAG 2.2: 1.4.3, 1.4.4, 1.4.10, 1.4.12, 2.5.8, and what else axe checks.
 */
import type { Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'
import { readClaims } from '#src/facts/claims.ts'
import { findViolations } from './axe.ts'
import {
  findBrokenFigures,
  findIdleStops,
  findSmallTargets,
  findTouchingLabels,
  findUnnamedTables,
  openAllDetails,
} from './elementDefects.ts'
import { findBrokenWords, findMisfits, findOverlaps, findSideways, type LayoutDefect } from './layoutDefects.ts'
import { addressOf, type CheckedPage } from './pageAddress.ts'
import { compareVisibleText, readWithoutScripts, readWithScripts } from './visibleText.ts'
import { createVisitorSettings, widenText } from './visitorSettings.ts'

/** A defect, and the conditions under which it shows: "at 360 px with text of 32 px". */
export type PageFinding = LayoutDefect & { where: string }
type PageCheck = { name: string; find: (page: Page, route: CheckedPage) => Promise<PageFinding[]> }

const ALL_RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** axe's rules about color, which run again for each theme. */
const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const WIDTHS = [360, 768, 1280]
/** Figures as they are printed. */
const PUBLISHED = Object.values(readClaims()).map(({ value }) => value)

const withCondition = (where: string, defects: readonly LayoutDefect[]): PageFinding[] => defects.map((defect) => ({ ...defect, where }))

async function findViolationsInThemes(page: Page, route: CheckedPage): Promise<PageFinding[]> {
  const findings: PageFinding[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(addressOf(route))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // axe does not read closed content.
    if (width === WIDTHS.at(-1)) await openAllDetails(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // The theme changes only colors, so the other rules run once per width.
      const runOnly = colorScheme === 'light' ? ALL_RULES : COLOR_RULES
      findings.push(...withCondition(`at ${width} px in the ${colorScheme} theme`, await findViolations(page, { runOnly })))
    }
  }
  return findings
}

/** At 200% zoom a window of 1280 px has 640 px. */
async function findZoomDefects(page: Page, route: CheckedPage): Promise<PageFinding[]> {
  const found: PageFinding[] = []
  await page.goto(addressOf(route))
  for (const [width, where] of [
    [320, 'at 320 px'],
    [640, 'at 200% zoom'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...withCondition(where, [...(await findSideways(page)), ...(await findBrokenFigures(page, PUBLISHED))]))
  }
  return found
}

async function findScriptedWords(page: Page, route: CheckedPage): Promise<PageFinding[]> {
  await page.goto(addressOf(route))
  const withScripts = await readWithScripts(page)
  if (withScripts.words.length <= 10) throw new Error(`${route.path} shows hardly any words, so that there is nothing to compare.`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  // Styles and text are in the HTML.
  await page.reload({ waitUntil: 'domcontentloaded' })
  const { onlyWithScripts, onlyWithout } = compareVisibleText(withScripts, await readWithoutScripts(page))
  /** @param shown a landmark, and the words or the address in it: "main: Who called off" */
  const defect = (shown: string, problem: string) => {
    const [element = '', ...words] = shown.split(': ')
    return { element, words: words.join(': '), problem }
  }
  return [
    ...withCondition(
      'without JavaScript',
      onlyWithScripts.map((shown) => defect(shown, 'is missing')),
    ),
    ...withCondition(
      'with JavaScript',
      onlyWithout.map((shown) => defect(shown, 'is missing')),
    ),
  ]
}

/** In milliseconds: a scroll area gives up its tab stop a moment after it has room. */
const SETTLE_TIMES = { pause: 100, max: 5000 }

async function findLastingStops(page: Page): Promise<LayoutDefect[]> {
  for (let waited = 0; waited < SETTLE_TIMES.max; waited += SETTLE_TIMES.pause) {
    if ((await findIdleStops(page)).length === 0) return []
    await page.waitForTimeout(SETTLE_TIMES.pause)
  }
  return findIdleStops(page)
}

async function findEnlargedDefects(page: Page, route: CheckedPage): Promise<PageFinding[]> {
  const findings: PageFinding[] = []
  const settings = await createVisitorSettings(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.goto(addressOf(route))
  await openAllDetails(page)
  findings.push(...withCondition('with a mouse', await findSmallTargets(page, 24)))
  findings.push(...withCondition('at 1680 px', [...(await findUnnamedTables(page)), ...(await findLastingStops(page))]))
  await page.setViewportSize({ width: 360, height: 800 })
  for (const size of [24, 32]) {
    await settings.textOf(size)
    const set = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    if (set !== `${size}px`) throw new Error(`The browser was set to text of ${size} px, and the page has ${set}.`)
    findings.push(...withCondition(`at 360 px with text of ${size} px`, [...(await findMisfits(page)), ...(await findBrokenWords(page))]))
  }
  await settings.textOf(16)
  await settings.touch()
  findings.push(...withCondition('at 360 px under fingers', await findSmallTargets(page, 44)))
  await page.setViewportSize({ width: 320, height: 800 })
  await widenText(page)
  findings.push(...withCondition('at 320 px with wide spacing of text', [...(await findMisfits(page)), ...(await findOverlaps(page))]))
  return findings
}

async function findLabelDefects(page: Page, route: CheckedPage): Promise<PageFinding[]> {
  const found: PageFinding[] = []
  await page.goto(addressOf(route))
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...withCondition(`at ${width} px`, await findTouchingLabels(page)))
  }
  return found
}

const EVERY_PAGE: readonly PageCheck[] = [
  { name: 'is accessible in both themes at all widths', find: findViolationsInThemes },
  { name: 'does not scroll sideways at 320 px, nor at 200% zoom, and breaks no figure', find: findZoomDefects },
  { name: 'has all its text and links without JavaScript', find: findScriptedWords },
  { name: 'fits low vision and unsteady hands', find: findEnlargedDefects },
]
/** The charts of other pages have no labels of editors that stand side by side. */
const EVERY_ARTICLE: readonly PageCheck[] = [{ name: 'has charts whose labels do not touch', find: findLabelDefects }]

/** @returns the checks of a page. Each needs a tab of its own. */
export const listPageChecks = ({ kind }: Pick<CheckedPage, 'kind'>): readonly PageCheck[] =>
  kind === 'article' ? [...EVERY_PAGE, ...EVERY_ARTICLE] : EVERY_PAGE
