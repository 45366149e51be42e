/** What skeletons of pages have in common. Whatever somebody has to write or to choose says so, and so does what a picture invents. */
import { UNFILLED } from '#src/lib/build/content/textRules/skeleton.ts'

/** @param finds what is said of its readers: "this industry's staffing leaders find" */
export const metaFields = (finds: string) => `meta:
  title: "${UNFILLED}: up to 49 characters for search results"
  description: "${UNFILLED}: in 70 to 160 characters, what ${finds} here. Search results show it."`

/** @returns so many cards, with a title and a text each */
export const titledItems = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `      - { title: "${UNFILLED}: title ${index + 1}", text: "${UNFILLED}: text ${index + 1}, one or two sentences" }`,
  ).join('\n')

/** A text beside bars. @param block how it begins @param to where its button leads */
export const chartSplit = (block: string, to: string) => `${block}
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
      bars: [ { label: Mon, value: 6 }, { label: Tue, value: 4 }, { label: Wed, value: 3 }, { label: Thu, value: 4 }, { label: Fri, value: 7 } ]
      describe: "${UNFILLED}: describe the chart in a whole sentence: highest, lowest, what it counts."`

/** Figures of the site, for an editor to choose others. @param indent of the list's name */
export const chosenFigures = (name: 'figures' | 'items', indent: string) =>
  `${name}: # ${UNFILLED}: which claims count here? src/content/claims.yaml has all of them
  - { value: "{claim:satisfaction}", label: "{claim:satisfaction.scope}" }
  - { value: "up to {claim:overtimeSavings}", label: less overtime }`.replace(/^/gm, indent)

/** How most pages end. */
export const startClosing = `closing:
  kind: start
  heading: "${UNFILLED}: the one next step"
  text: "${UNFILLED}: what happens in a demo"`
