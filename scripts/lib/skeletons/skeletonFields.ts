/**
 * Fields that skeletons share. Everything that an editor must write or choose has a mark, and so has everything that a picture
 * invents.
 */
import { UNFILLED } from '#src/contentEngine/textRules/everyText.ts'
import { DESCRIPTION_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { cardSchema } from '#src/schemas/fields/fields.ts'
import { menuDescriptionField } from '#src/schemas/fields/listing.ts'
import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'

/** Before what the description of a page says. */
export const DESCRIPTION_MARK = `${UNFILLED}: in ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters`
export const TITLE_MARK = `${UNFILLED}: up to ${MAX_TITLE_LENGTH} characters for search results`

/** @returns the line of the menu, if the header lists the page */
export const writeMenuField = (isListed: boolean) =>
  isListed ? `menu: "${UNFILLED}: up to ${menuDescriptionField.unwrap().maxLength} characters for the menu of the header"\n` : ''

/** @param finds the description's words about its readers: "this industry's staffing leaders find" */
export const writeMetaFields = (finds: string) => `meta:
  title: "${TITLE_MARK}"
  description: "${DESCRIPTION_MARK}, what ${finds} here. Search results show it."`

/** @returns cards with a title and a text each */
export const writeTitledItems = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `      - { title: "${UNFILLED}: title ${index + 1}", text: "${UNFILLED}: text ${index + 1}, one or two sentences" }`,
  ).join('\n')

/**
 * A text next to a bar chart.
 * @param block its first line
 * @param to the target of its button
 */
export const writeChartSplit = (block: string, to: string) => `${block}
    heading: "${UNFILLED}: the one thing to show"
    text: "${UNFILLED}: what the picture shows, up to ${cardSchema.shape.text.maxLength} characters"
    points:
      - "${UNFILLED}: a point, up to 120 characters"
      - "${UNFILLED}: a second point"
    action: { label: Learn More, to: ${to} } # ${UNFILLED}: where does it lead?
    scene:
      kind: chart
      title: "${UNFILLED}: what is counted, sample site"
      unit: "${UNFILLED}: of how many, in which time"
      most: 8
      # ${UNFILLED}: the values below are invented, and no bar is higher than "most"
      bars: [ { label: Mon, value: 6 }, { label: Tue, value: 4 }, { label: Wed, value: 3 }, { label: Thu, value: 4 }, { label: Fri, value: 7 } ]`

/** The closing of most pages. */
export const closingFields = `closing:
  kind: start
  heading: "${UNFILLED}: the one next step"
  text: "${UNFILLED}: what happens in a demo"`

/** Whether search results would cut the title, so that it needs a shorter one for them. */
export const needsPageTitle = (title: string): boolean => title.length > MAX_TITLE_LENGTH

/** @returns the lines of the title in a skeleton, and of the shorter one if it needs that */
export const writeTitleFields = (title: string): string =>
  [`title: ${JSON.stringify(title)}`, ...(needsPageTitle(title) ? [`pageTitle: "${TITLE_MARK}"`] : [])].join('\n')
