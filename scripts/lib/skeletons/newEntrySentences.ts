/** The output of `npm run new:…`. docs/adding-an-article.md prints that of an article; tests/unit/recipes.test.ts compares. */
import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'
import { routeTo } from '#src/site/routes.ts'
import { describeLeftTasks } from '../leftTasks.ts'

const describeCreated = (made: readonly string[], tasks: readonly string[]) => `${made.join('\n')}\n\n${describeLeftTasks(tasks)}`

const fillIn = `Write over each "${UNFILLED}": the build names those that are left, with their lines.`

const seeAt = (address: string) => `See it with "npm run dev" at ${address}.`
const CHECK = 'Run "npm run check:content".'

/** @param file its path in the project @returns the output of `npm run new:article` */
export const describeNewArticle = (file: string, slug: string): string =>
  describeCreated(
    [`Made ${file}, as a draft.`],
    [fillIn, seeAt(routeTo.article(slug)), 'Take "draft: true" out, and run "npm run check:content".'],
  )

/** @param file its path in the project @returns the output of `npm run new:document` */
export const describeNewDocument = (file: string, slug: string): string =>
  describeCreated(
    [`Made ${file}.`],
    [fillIn, seeAt(routeTo.document(slug)), 'Have a page link to it, or list it in the footer with a line "footer: …" at its top.', CHECK],
  )

/** @param file its path in the project @returns the output of `npm run new:landing` */
export const describeNewLanding = (file: string, slug: string): string =>
  describeCreated([`Made ${file}.`], [fillIn, seeAt(routeTo.landing(slug)), CHECK])

/** @param isListed whether menu and footer list it @returns the output of `npm run new:feature` */
export const describeNewFeature = (file: string, slug: string, isListed: boolean): string =>
  describeCreated(
    [
      `Made ${file}.`,
      isListed
        ? 'Its "menu" line has the header and the footer list it.'
        : 'The header and the footer do not list it (docs/adding-a-page.md, "A feature page").',
    ],
    [fillIn, seeAt(routeTo.feature(slug)), ...(isListed ? [] : [`Have a page link to it: {feature:${slug}}.`]), CHECK],
  )

/** @param file its path in the project @param isListed in menus and form @returns the output of `npm run new:industry` */
export const describeNewIndustry = (file: string, slug: string, isListed: boolean): string =>
  describeCreated(
    [
      `Made ${file}.`,
      isListed
        ? 'Its "menu" line has the header, the footer and the demo form offer it.'
        : 'The header and the demo form do not offer it (docs/adding-an-industry.md, "Its page").',
    ],
    [fillIn, seeAt(routeTo.industry(slug)), `To offer a PDF guide there, run "npm run new:guide -- ${slug}".`, CHECK],
  )

/** @param file its path in the project @param slug of the industry @returns the output of `npm run new:guide` */
export const describeNewGuide = (file: string, slug: string): string =>
  describeCreated(
    [`Made ${file}.`, `${routeTo.industry(slug)} has the button "Download Guide" from now on.`],
    [fillIn, seeAt(routeTo.guide(slug)), CHECK],
  )
