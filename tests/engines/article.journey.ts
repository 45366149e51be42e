/** The list of sections marks the section that is being read. */
import { expect, it } from 'vitest'
import { toastAttributes } from '#src/islandParts/toast/toast.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { ARTICLE } from '#src/specification/interfaceValues.ts'
import { CALL_IN_ARTICLE } from '../lib/specifiedPages.ts'
import type { JourneyWorld } from './journeys.ts'

const CONTENTS_LINKS = `${documentAttributes.toc.selector} a`

export function registerArticleJourneys(world: JourneyWorld): void {
  const read = async () => {
    const visitor = await world.open()
    await visitor.visit(CALL_IN_ARTICLE)
    const sections = await visitor.run(
      (selector) => Array.from(document.querySelectorAll(selector), (a) => a.getAttribute('href') ?? ''),
      CONTENTS_LINKS,
    )
    const marked = () =>
      visitor.run(
        (selector) => Array.from(document.querySelectorAll(`${selector}[aria-current]`), (a) => a.getAttribute('href')),
        CONTENTS_LINKS,
      )
    return { visitor, sections, marked }
  }
  it('marks the section whose top has passed 120 px, and no other', async () => {
    const { visitor, sections, marked } = await read()
    const [before = '', section = ''] = sections.slice(3, 5)
    const scrollSectionTo = (top: number) =>
      visitor.run(
        (id, y) =>
          window.scrollTo({ top: (document.querySelector(id)?.getBoundingClientRect().top ?? 0) + scrollY - y, behavior: 'instant' }),
        section,
        top,
      )
    await scrollSectionTo(ARTICLE.sectionOffset + 2)
    await expect.poll(marked).toEqual([before])
    await scrollSectionTo(ARTICLE.sectionOffset - 2)
    await expect.poll(marked).toEqual([section])
  })
  it('marks the section that was chosen, and stays in sight', async () => {
    const { visitor, sections, marked } = await read()
    const chosen = sections[3] ?? ''
    await visitor.click(`${CONTENTS_LINKS}[href="${chosen}"]`)
    await expect.poll(marked).toEqual([chosen])
    expect(await visitor.address()).toBe(CALL_IN_ARTICLE + chosen)
    const isInSight = () =>
      visitor.on(`${CONTENTS_LINKS}[href="${chosen}"]`, (link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
    await expect.poll(isInSight).toBe(true)
  })
  it('copies a heading’s link', async () => {
    const { visitor, sections } = await read()
    const section = sections[3] ?? ''
    await visitor.click(`${section} button[aria-label^="Copy the link"], button${sharedAttributes.copyLink.withValue(section.slice(1))}`)
    await expect.poll(() => visitor.text(toastAttributes.toast.selector)).toContain(`${CALL_IN_ARTICLE}${section}`)
  })
}
