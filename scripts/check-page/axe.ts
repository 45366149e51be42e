/** Runs axe for the browser suites. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { LayoutDefect } from './layoutDefects.ts'

/** The smaller of its two files, because each page has to parse it again. */
const AXE_SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Lists what axe finds on a page in its current state, including frames. axe is added to a page once and returns only its findings: six
 * checks of a page, as the suites do, took nearly twice as long with a fresh copy and a whole report each.
 * @param options the rules to run: all of them, unless `runOnly` selects some
 * @returns a defect for each element that breaks a rule
 */
export async function findViolations(page: Page, options: Pick<RunOptions, 'runOnly'> = {}): Promise<LayoutDefect[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(AXE_SOURCE)
    // The form's frame has another origin.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
  return page.evaluate(async (asked) => {
    // Wait for the theme's color transitions to end: axe must not measure contrast in between.
    await Promise.allSettled(document.getAnimations().map((animation) => animation instanceof CSSTransition && animation.finished))
    const { violations } = await window.axe.run(document, { ...asked, resultTypes: ['violations'], elementRef: true })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, element }) => ({
        words: element?.textContent?.trim() ?? '',
        problem: `breaks a rule of accessibility: ${help} (${id})`,
        element: target.join(' '),
      })),
    )
  }, options)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
