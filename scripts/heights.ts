/**
 * `npm run heights`: measures what phones lay out late, in the built site, and writes the space that each part keeps until then
 * into the two style sheets. `tests/browser/reservedHeights.spec.ts` says when words have made it too little.
 */
import { readFile, writeFile } from 'node:fs/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { sectionAttributes } from '../src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '../src/sections/shared/shared.attributes.ts'
import { routes } from '../src/site/routes.ts'
import { buildIfChanged } from './build.ts'
import { FOOTER, latePartsInPage } from './heights/lateParts.ts'
import { figuresOf, type Heights, LOOKS, reservedSheet } from './heights/reservedSheet.ts'
import { CHROMIUM_FLAGS, ensureChromium } from './lib/chromium.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { serveProject } from './lib/serving.ts'

const HOME_HEADER = `/*
 * Written by \`npm run heights\`, from what it measures: not by hand. On phones, home's later sections are laid out when they come
 * near: half of the work before the first picture, since no page is longer. What each keeps until then: src/styles/reservedHeights.css.
 */
`
const FOOTER_HEADER = `/*
 * Written by \`npm run heights\`, from what it measures: not by hand. On phones, what lies far below the first screen is laid out when
 * it comes near: here the footer of every page, in src/sections/home/homeHeights.css the later sections of home. The space that each
 * keeps until then is its height at 360 px, the narrowest screen that this holds for, without its padding, and a little more. Where
 * wide phones or fingers need another, it stands below (tests/browser/reservedHeights.spec.ts checks all of it). What is asked for
 * ahead of time (find in page, a reader of colors) must not overlap what follows.
 */
`
const SHEETS = [
  {
    file: 'src/sections/home/homeHeights.css',
    header: HOME_HEADER,
    has: (name: string) => name !== FOOTER,
    selectorOf: (name: string) => `${sharedAttributes.pageKind.withValue('home')} ${sectionAttributes.name.withValue(name)}`,
  },
  {
    file: 'src/styles/reservedHeights.css',
    header: FOOTER_HEADER,
    has: (name: string) => name === FOOTER,
    selectorOf: () => 'body > footer',
  },
]

/** @returns what each part of home needs in one look, at the widths where it needs most; the first section is what one sees first */
async function heightsIn(browser: Browser, origin: string, { widths, isCoarse }: (typeof LOOKS)[number]): Promise<Heights> {
  const most = new Map<string, number>()
  const page = await browser.newPage()
  for (const width of widths) {
    await page.setViewport({ width, height: 800, hasTouch: isCoarse })
    await page.goto(`${origin}${routes.home}`)
    await page.evaluate(() => document.fonts.ready.then(() => null))
    if ((await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) !== isCoarse)
      throw new PlainError('This Chromium does not take a touch screen for one, so the heights of links cannot be measured.')
    const [, ...later] = await page.evaluate(latePartsInPage, sectionAttributes.name.attribute)
    for (const { name, needed } of later) {
      if (!name) throw new PlainError('A section of home has no name, so no space can be kept for it: give it sectionAttributes.name.')
      most.set(name, Math.max(needed, most.get(name) ?? 0))
    }
  }
  await page.close()
  return most
}

/** @returns what is needed in each of `LOOKS` */
async function measure(origin: string): Promise<Heights[]> {
  const browser = await puppeteer.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const measured: Heights[] = []
    for (const look of LOOKS) measured.push(await heightsIn(browser, origin, look))
    return measured
  } finally {
    await browser.close()
  }
}

await main(async () => {
  console.log(await buildIfChanged())
  const served = await serveProject(ROOT)
  const measured = await measure(served.origin).finally(served.stop)
  for (const { file, header, has, selectorOf } of SHEETS) {
    const own = measured.map((heights) => new Map([...heights].filter(([name]) => has(name))))
    const sheet = reservedSheet(header, figuresOf(own), selectorOf)
    const isSame = (await readFile(`${ROOT}${file}`, 'utf8')) === sheet
    if (!isSame) await writeFile(`${ROOT}${file}`, sheet)
    console.log(isSame ? `${file} fits as it is.` : `${file} has new figures.`)
  }
})
