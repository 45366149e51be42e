/** axe, as the browser suites ask it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** The smaller of its two files: each page has to read it anew. */
const AXE_SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * What axe finds wrong on a page as it is now, in its frames too. axe is put into a page once and answers with what it found
 * alone: looking at a page six times, as the suites do, took nearly twice as long with a copy and a whole report for each look.
 * @param options which rules: all of them, unless `runOnly` says otherwise
 * @returns a line for each rule that is broken, with the elements that break it
 */
export async function findViolations(page: Page, options: Pick<RunOptions, 'runOnly'> = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(AXE_SOURCE)
    // The form's frame has an origin of its own.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
  return page.evaluate(async (asked) => {
    // Colors on their way from one theme to the other are nobody's.
    await Promise.allSettled(document.getAnimations().map((animation) => animation instanceof CSSTransition && animation.finished))
    const { violations } = await window.axe.run(document, { ...asked, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, options)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
