/** Each detector of layout defects must find a defect in a sample page: otherwise it would pass on every page. */
import { expect, type Page, test } from '@playwright/test'
import {
  findBrokenFigures,
  findIdleStops,
  findSmallTargets,
  findTouchingLabels,
  findUnnamedTables,
} from '#scripts/check-page/elementDefects.ts'
import { findBrokenWords, findMisfits, findOverlaps, findSideways } from '#scripts/check-page/layoutDefects.ts'
import { findClippedRings, findMissingRings } from './focusRings.ts'
import { findColors, findFaintText } from './textColors.ts'

type Detector = (page: Page) => Promise<readonly unknown[]>
const detectors: Record<string, { find: Detector; defect: string; sound: string }> = {
  'a page that is too wide': {
    find: findMisfits,
    defect: '<div style="width: 200vw">wide</div>',
    sound: '<div style="width: 50vw">narrow</div>',
  },
  'words that make a page too wide': {
    find: async (page) => (await findSideways(page)).filter(({ words }) => words === 'wide words'),
    defect: '<p style="width: 200vw">wide words</p>',
    sound: '<p style="overflow: auto; width: 50vw"><span style="display: block; width: 200vw">wide words</span></p>',
  },
  'text that is cut off below': {
    find: findMisfits,
    defect: '<p style="height: 10px; overflow: hidden">one line of text</p>',
    sound: '<p style="overflow: hidden">one line of text</p>',
  },
  'text that runs out of its box': {
    find: findMisfits,
    defect: '<p style="height: 8px; font-size: 16px">one line of text</p>',
    sound: '<p style="font-size: 16px">one line of text</p>',
  },
  'a word that is divided': {
    find: findBrokenWords,
    defect: '<main><h2 style="width: 2.5em; word-break: break-all">absences</h2></main>',
    sound: '<main><h2 style="width: 2.5em; white-space: nowrap">absences</h2></main>',
  },
  'lines that lie over each other': {
    find: findOverlaps,
    defect: '<p>First words</p><p style="margin-top: -2.2em">Second words</p>',
    sound: '<p>First words</p><p>Second words</p>',
  },
  'a target that is too small for a finger': {
    find: (page) => findSmallTargets(page, 44),
    defect: '<button style="width: 20px; height: 20px">x</button>',
    sound: '<button style="width: 44px; height: 44px">x</button>',
  },
  'a Tab stop with nothing to do': {
    find: findIdleStops,
    defect: '<div tabindex="0">nothing</div>',
    sound: '<div tabindex="0" style="width: 50px; overflow: auto; white-space: nowrap">something that scrolls sideways</div>',
  },
  'a table without a name': {
    find: findUnnamedTables,
    defect: '<table><tr><td>1</td></tr></table>',
    sound: '<table><caption>Points</caption><tr><td>1</td></tr></table>',
  },
  'a color on paper': {
    find: findColors,
    defect: '<p style="color: rgb(200 0 0)">red</p>',
    sound: '<p style="color: black">black</p>',
  },
  'text that is too faint': {
    find: (page) => findFaintText(page),
    defect: '<main><p style="color: rgb(170 170 170)">faint</p></main>',
    sound: '<main><p style="color: rgb(90 90 90)">dark enough</p></main>',
  },
  'text that is too faint on black': {
    find: (page) => findFaintText(page),
    defect: '<main style="background: black"><p style="color: rgb(60 60 60)">faint</p></main>',
    sound: '<main style="background: black"><p style="color: white">light enough</p></main>',
  },
  'a focus ring that is cut off': {
    find: findClippedRings,
    defect: '<div style="overflow: hidden; margin: 20px"><a href="#x" style="outline-offset: 6px">link</a></div>',
    sound: '<div style="margin: 20px"><a href="#x">link</a></div>',
  },
  'a control without a focus ring': {
    find: findMissingRings,
    defect: '<a href="#x" style="outline: none">link</a>',
    sound: '<a href="#x" style="outline: 2px solid black">link</a>',
  },
  'a figure on two lines': {
    find: (page) => findBrokenFigures(page, ['24 hours']),
    defect: '<main><p style="width: 1em">24 hours</p></main>',
    sound: '<main><p>24 hours</p></main>',
  },
  'labels of a drawing that touch': {
    find: findTouchingLabels,
    defect: '<main><figure><svg><text y="40">one</text><text y="45">two</text></svg></figure></main>',
    sound: '<main><figure><svg><text y="40">one</text><text y="80">two</text></svg></figure></main>',
  },
}

for (const [name, { find, defect, sound }] of Object.entries(detectors))
  test(`the suites find ${name}, and nothing on a page without it`, async ({ page }) => {
    const found = async (markup: string) => {
      await page.setContent(`<!doctype html><title>A page</title><body>${markup}</body>`)
      return await find(page)
    }
    expect(await found(sound)).toEqual([])
    expect((await found(defect)).length).toBeGreaterThan(0)
  })
