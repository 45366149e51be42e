/** What `npm run new:…` says once it has made its files. The docs print both; tests/unit/recipes.test.ts compares. */
import { UNFILLED } from '#src/lib/build/content/textRules/skeleton.ts'
import { routeTo } from '#src/site/routes.ts'

const describeMade = (made: readonly string[], left: readonly string[]) =>
  `${made.join('\n')}\n\nWhat is left for you:\n- ${left.join('\n- ')}`

const fillIn = `Write over each "${UNFILLED}": the build names those that are left, with their lines.`

/** @param file from the project's root */
export const describeNewArticle = (file: string, slug: string): string =>
  describeMade(
    [`Made ${file}, as a draft.`],
    [
      fillIn,
      `See it with "npm run dev" at ${routeTo.article(slug)}.`,
      'Take "draft: true" out, and run "npm run check" and "npm run build".',
    ],
  )

/** Both files from the project’s root. */
export const describeNewIndustry = (page: string, guide: string, slug: string, isListed: boolean): string =>
  describeMade(
    [
      `Made ${page} and ${guide}.`,
      isListed
        ? 'Its "menu" line has the header, the footer and the demo form offer it.'
        : 'The header and the demo form do not offer it (docs/adding-a-page.md, "An industry").',
    ],
    [
      fillIn,
      `See the page with "npm run dev" at ${routeTo.industry(slug)}.`,
      'Run "npm run check", "npm run build" and "npm run heights".',
    ],
  )
