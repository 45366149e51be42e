import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'
import { TITLE_MARK } from './skeletonFields.ts'

/** Whether search results would cut the title, so that it needs a shorter one for them. */
export const needsPageTitle = (title: string): boolean => title.length > MAX_TITLE_LENGTH

/** @returns the lines of the title in a skeleton, and of the shorter one if it needs that */
export const writeTitleFields = (title: string): string =>
  [`title: ${JSON.stringify(title)}`, ...(needsPageTitle(title) ? [`pageTitle: "${TITLE_MARK}"`] : [])].join('\n')
