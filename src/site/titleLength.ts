import { TITLE_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { DEFAULT_NAME } from './settings.ts'

/**
 * How many characters a page's own title may have, so that the brand fits behind it. Another `SITE_NAME` changes no limit of content: where
 * a longer one does not fit, the title stands alone (`documentTitle`).
 */
export const MAX_TITLE_LENGTH = TITLE_LENGTH.max - ` | ${DEFAULT_NAME}`.length
