/**
 * Fields that skeletons of pages share. Everything that an editor must write or choose has a mark, and so has everything that a picture
 * invents.
 */
import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'

/** @param finds the description's words about its readers: "this industry's staffing leaders find" */
export const writeMetaFields = (finds: string) => `meta:
  title: "${UNFILLED}: up to 49 characters for search results"
  description: "${UNFILLED}: in 70 to 160 characters, what ${finds} here. Search results show it."`

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
    text: "${UNFILLED}: what the picture shows, up to 420 characters"
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
