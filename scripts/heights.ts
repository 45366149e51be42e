/**
 * `npm run heights`: measures the sections that phones lay out late, in the built site, and writes the space that each reserves into the
 * style sheets below, and what it was measured with into `AMOUNTS_FILE`. `tests/browser/reservedHeights.spec.ts` fails if the space is too
 * little.
 */
import { readFile, writeFile } from 'node:fs/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import type { BuiltPage } from './build/builtPages.ts'
import { buildIfChanged } from './build.ts'
import { FOOTER, measureLateSections } from './heights/lateSections.ts'
import { calculateFigures, type Heights, LOOKS, writeReservedSheet } from './heights/reservedSheet.ts'
import { CHROMIUM_FLAGS, requireChromium } from './lib/browsers/chromium.ts'
import { startProject } from './lib/processes/runningServer.ts'
import { DIST, main, PlainError, ROOT, WORK_FOLDER } from './lib/project.ts'
import { AMOUNTS_FILE, LATE_KINDS, type MeasuredAmounts, parseSectionAmounts, sectionSelector } from './lib/sectionAmounts.ts'

/** The sheets, each with the kind of page whose sections it covers; the last has the footer of all pages. */
const SHEETS: readonly { file: string; kind: PageKind | null; about: string }[] = [
  { file: 'src/styles/heights/home.css', kind: 'home', about: "home's later sections" },
  { file: 'src/styles/heights/feature.css', kind: 'feature', about: "feature pages' later sections" },
  { file: 'src/styles/heights/industry.css', kind: 'industry', about: "industry pages' later sections" },
  { file: 'src/styles/heights/footer.css', kind: null, about: 'the footers of all pages' },
]

/** In CSS pixels, added where a phone's own font may be wider than this machine's and break one more line. */
const LINE_HEIGHT = 28

const writeSheetHeader = (about: string) => `/*
 * Written by \`npm run heights\` from measurements: do not edit by hand. Phones lay out ${about} only when they come near;
 * until then each keeps its height at 360 px, the narrowest phone, without its padding, and a little more. The blocks below that correct it
 * for wide phones and for touch (tests/browser/reservedHeights.spec.ts checks all). Why: docs/decisions/096. amounts.json says how
 * much each section held when it was measured: with more or less, the build lays it out at once (scripts/build/unmeasuredSections.ts).
 */
`

type LatePage = Pick<BuiltPage, 'path' | 'kind' | 'file'>
/** Heights by the kind of page of their sheet. */
type HeightsByKind = ReadonlyMap<PageKind | null, Heights>

/** @returns the greatest height of each section in one look. The first section is skipped, because it never waits. */
async function measureHeights(
  browser: Browser,
  origin: string,
  pages: readonly LatePage[],
  look: (typeof LOOKS)[number],
): Promise<HeightsByKind> {
  const greatestHeights = new Map(SHEETS.map(({ kind }) => [kind, new Map<string, number>()]))
  const tab = await browser.newPage()
  for (const page of pages)
    for (const width of look.widths) {
      await tab.setViewport({ width, height: 800, hasTouch: look.isCoarse })
      await tab.goto(`${origin}${page.path}`)
      await tab.evaluate(() => document.fonts.ready.then(() => null))
      if ((await tab.evaluate(() => matchMedia('(pointer: coarse)').matches)) !== look.isCoarse)
        throw new PlainError('This Chromium does not take a touch screen for one, so the heights of links cannot be measured.')
      const [, ...later] = await tab.evaluate(measureLateSections, sectionAttributes.name.attribute)
      for (const { name, needed, hasSystemLetters } of later) {
        if (!name)
          throw new PlainError(`A section of ${page.path} has no name, so no space can be kept for it: give it sectionAttributes.name.`)
        const isFooter = name === FOOTER
        const heights = greatestHeights.get(isFooter ? null : page.kind)
        const selector = isFooter ? 'body > footer' : sectionSelector(page, name)
        heights?.set(selector, Math.max(needed + (hasSystemLetters ? LINE_HEIGHT : 0), heights.get(selector) ?? 0))
      }
    }
  await tab.close()
  return greatestHeights
}

const WITHOUT_CHROMIUM =
  'You can build and publish without it: phones lay out what has changed at once until someone who has it runs "npm run heights" (docs/upkeep.md).'

/** @returns how much each section of these pages holds */
async function readAmounts(pages: readonly LatePage[]): Promise<MeasuredAmounts> {
  const amounts = pages.map(async ({ path, file }) => {
    const html = await readFile(`${DIST}${file}`, 'utf8')
    return [path, Object.fromEntries(parseSectionAmounts(html))] as const
  })
  return Object.fromEntries(await Promise.all(amounts))
}

/** Writes a file, unless it has this text. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const isSame = (await readFile(`${ROOT}${file}`, 'utf8')) === text
  if (!isSame) await writeFile(`${ROOT}${file}`, text)
  console.log(isSame ? `${file} fits as it is.` : `${file} has new figures.`)
}

/** @returns the heights in each of `LOOKS` */
async function measurePages(executablePath: string, origin: string, pages: readonly LatePage[]): Promise<HeightsByKind[]> {
  const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const measured: HeightsByKind[] = []
    for (const look of LOOKS) measured.push(await measureHeights(browser, origin, pages, look))
    return measured
  } finally {
    await browser.close()
  }
}

await main(async () => {
  const chromium = await requireChromium(WITHOUT_CHROMIUM)
  console.log(await buildIfChanged())
  const built: LatePage[] = JSON.parse(await readFile(`${WORK_FOLDER}pages.json`, 'utf8'))
  const served = await startProject(ROOT)
  const pages = built.filter(({ kind }) => LATE_KINDS.has(kind))
  const measured = await measurePages(chromium, served.origin, pages).finally(served.stop)
  for (const { file, kind, about } of SHEETS) {
    const figures = calculateFigures(measured.map((heights) => heights.get(kind) ?? new Map()))
    await writeIfChanged(file, writeReservedSheet(writeSheetHeader(about), figures))
  }
  await writeIfChanged(AMOUNTS_FILE, `${JSON.stringify(await readAmounts(pages), null, 2)}\n`)
})
