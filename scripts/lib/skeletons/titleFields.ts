import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'
import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'

/** Whether search results would cut the title, so that it needs a shorter one for them. */
export const needsPageTitle = (title: string): boolean => title.length > MAX_TITLE_LENGTH

/** @returns the lines of the title in a skeleton, and of the shorter one if it needs that */
export const writeTitleFields = (title: string): string =>
  [
    `title: ${JSON.stringify(title)}`,
    ...(needsPageTitle(title) ? [`pageTitle: "${UNFILLED}: up to ${MAX_TITLE_LENGTH} characters for search results"`] : []),
  ].join('\n')
