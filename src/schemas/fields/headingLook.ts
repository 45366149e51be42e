/** How the heading of a section looks, where content may choose (sections/shared/SectionHeading.tsx). */
import { z } from 'zod'

const LOOKS = {
  banner: '“banner” is large, over the whole width of the page; only one section of a page may have it',
  ruled: '“ruled” is smaller, under a line across the page',
  rail: '“rail” is on the left of the list, and stays in sight while the visitor scrolls through it',
  bar: '“bar” is in a dark bar above the picture',
}
export type HeadingLook = keyof typeof LOOKS

/**
 * @param looks the looks that the section has besides its usual one
 */
export const createHeadingLookField = <const Looks extends readonly HeadingLook[]>(...looks: Looks) =>
  z.exactOptional(z.enum(looks)).meta({
    description: `How the heading looks. ${looks.map((look) => LOOKS[look]).join('; ')}. Left out, it looks like most headings.`,
  })

/** Refuses a second banner heading on a page. */
export function checkOneBanner(blocks: readonly ({ headingLook?: HeadingLook } | object)[], context: z.RefinementCtx): void {
  const banners = blocks.flatMap((block, index) => ('headingLook' in block && block.headingLook === 'banner' ? [index] : []))
  for (const index of banners.slice(1))
    context.addIssue({
      code: 'custom',
      path: [index, 'headingLook'],
      message: 'A page has one banner, and a heading above is one already: remove "headingLook" here or there.',
    })
}
