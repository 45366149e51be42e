/** The layouts of a section's heading that content may choose (sections/shared/SectionHeading.tsx). */
import { z } from 'zod'

const LOOKS = {
  banner: '“banner”, over the whole width and larger than those of other sections, which a page has once, above its largest picture',
  ruled: '“ruled”, smaller, under a rule',
  rail: '“rail”, beside the list and in sight as long as that is',
  bar: '“bar”, in the bar of the board',
}
export type HeadingLook = keyof typeof LOOKS

/**
 * @param looks the looks that the section has besides its usual one
 */
export const createHeadingLookField = <const Looks extends readonly HeadingLook[]>(...looks: Looks) =>
  z.exactOptional(z.enum(looks)).meta({
    description: `How the heading stands: ${looks.map((look) => LOOKS[look]).join('; or ')}. Left out, as usual. The next section has another, or its heading as usual.`,
  })

/** Refuses a second banner heading on a page. */
export function checkOneBanner(blocks: readonly ({ headingLook?: HeadingLook } | object)[], context: z.RefinementCtx): void {
  const banners = blocks.flatMap((block, index) => ('headingLook' in block && block.headingLook === 'banner' ? [index] : []))
  for (const index of banners.slice(1))
    context.addIssue({
      code: 'custom',
      path: [index, 'headingLook'],
      message: 'A heading above is a banner, too, which a page has once: give one of them another "headingLook", or none.',
    })
}
