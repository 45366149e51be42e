import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { routes } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import type { DemoFormMarkupProps } from './DemoFormMarkup.tsx'

/**
 * @param form its words as content has them
 * @param industries names of the industries that have a page
 * @returns the props of every form: the privacy policy as a link, and the industries to choose from, with one for all others
 */
export const createDemoFormProps = (
  { meta, notice, otherIndustry, answers, ...words }: DemoContent['form'],
  industries: readonly { label: string }[],
): Pick<DemoFormMarkupProps, 'words' | 'industries'> => ({
  words: { ...words, notice: { label: notice, href: absoluteUrl(site.url, routes.privacy) } },
  industries: [...industries.map(({ label }) => label), otherIndustry],
})
