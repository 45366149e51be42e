/**
 * The skeletons of an industry's page and of its guide. They keep every limit of src/schemas/industry/, guide.ts and guideChapter.ts, and
 * lack only words.
 */

import { UNFILLED } from '#src/contentEngine/textRules/everyText.ts'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { guideSchema } from '#src/schemas/guide/guide.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'
import { closingFields, DESCRIPTION_MARK, TITLE_MARK, writeMenuField, writeTitledItems } from './skeletonFields.ts'

const { summary, opening } = industrySchema.shape
const { title, subtitle } = guideSchema.shape

/** @returns the title in search results, with a mark if the name is too long for it */
function searchTitleOf(name: string): string {
  const searchTitle = `Absence management: ${name}`
  return searchTitle.length <= MAX_TITLE_LENGTH ? searchTitle : TITLE_MARK
}

/**
 * @param position place in lists, from 1
 * @param isListed whether the header lists it, with a description
 */
export const writeIndustrySkeleton = ({
  name,
  position,
  isListed,
}: {
  name: string
  position: number
  isListed: boolean
}) => `# An industry page; the file's name is its address.
# It may have more blocks, such as results, a picture of the product, a photo or questions: docs/content-reference.md.

name: ${JSON.stringify(name)}
position: ${position}

meta:
  title: ${JSON.stringify(searchTitleOf(name))}
  description: "${DESCRIPTION_MARK}, what this industry's staffing leaders find here. Search results show it."
summary: "${UNFILLED}: up to ${summary.maxLength} characters for the card"
${writeMenuField(isListed)}
opening:
  heading: "${UNFILLED}: a morning in this industry, up to ${opening.shape.heading.maxLength} characters"
  lede: "${UNFILLED}: what it takes to cover that shift, up to ${opening.shape.lede.maxLength} characters"

workplace: ${WORKPLACE_NAMES[0]} # ${UNFILLED}: what is drawn on this page? ${WORKPLACE_NAMES.join(', ')}

board: # ${UNFILLED}: the times, names, channels and statuses below are invented: docs/adding-an-industry.md, "Its board"
  title: "${UNFILLED}: place and day"
  time: "05:52"
  rows:
    - time: "06:00"
      role: "${UNFILLED}: role 1"
      person: J. Reyes
      channel: Hotline
      status: calledOff
      reported: "04:10"
      followUp: 3 asked at 04:12
      becomes: { person: K. Nguyen, followUp: "3 asked, yes at 04:31" }
    - time: "06:00"
      role: "${UNFILLED}: role 2"
      person: D. Cole
      channel: Text · Español
      status: covered
      reported: "21:00"
    - time: "07:00"
      role: "${UNFILLED}: role 3"
      person: H. Berg
      channel: App
      status: pending
      reported: "05:40"
      followUp: Offered to 2

blocks:
  - kind: challenges
    heading: "${UNFILLED}: what is hard here"
    look: ruled
    items:
${writeTitledItems(3)}

  - kind: solutions
    heading: "${UNFILLED}: what the service does about it"
    look: ledger
    items:
${writeTitledItems(3)}

${closingFields}
`

/**
 * Two guides may share no more than a page, so each chapter asks for words about this industry alone.
 * @param day today: development shows the guide before someone has checked it
 */
export const writeGuideSkeleton = (
  name: string,
  day: string,
) => `# The PDF guide for ${name}; the file's name is its address. Kinds of blocks: docs/templates-and-guides.md, "Guides".

title: "${UNFILLED}: up to ${title.maxLength} characters on the cover"
subtitle: "${UNFILLED}: what the reader can do afterward, up to ${subtitle.maxLength} characters"
audience: "Law last reviewed {lastReviewed}. ${UNFILLED}: for whom it is"
lastReviewed: ${day} # ${UNFILLED}: on which day did someone check the law in it?

board:
  sample: true
  caption: "Sample board, names and times invented. ${UNFILLED}: which place and hour"
  rows: # ${UNFILLED}: the times and statuses below are invented
    - [ "06:00", "${UNFILLED}: role 1", covered ]
    - [ "06:00", "${UNFILLED}: role 2", covered ]
    - [ "07:00", "${UNFILLED}: role 3", pending ]

chapters:
  - title: "${UNFILLED}: chapter 1, who can cover what"
    startsPage: true
    blocks:
      - { kind: text, text: "${UNFILLED}: which places cannot stay empty, and why" }
      - kind: table
        columnHeadings: [ Place, Who may take it ]
        rows:
          - [ "${UNFILLED}: place 1", "${UNFILLED}: badge, license or training" ]
          - [ "${UNFILLED}: place 2", "${UNFILLED}: badge, license or training" ]
      - kind: checklist
        items: [ "${UNFILLED}: a thing to check", "${UNFILLED}: another thing to check" ]

  - title: "${UNFILLED}: chapter 2, the first ten minutes"
    startsPage: true
    blocks:
      - kind: rail
        items: # ${UNFILLED}: the times below are invented
          - { when: "05:42", title: "${UNFILLED}: report", text: "${UNFILLED}: who says what to whom" }
          - { when: "05:51", title: "${UNFILLED}: coverage", text: "${UNFILLED}: who is asked first, and why" }

  - title: "${UNFILLED}: chapter 3, what an empty shift costs"
    startsPage: true
    blocks:
      - kind: example
        label: Worked example, sample numbers
        title: "${UNFILLED}: one shift at one site"
        text: "${UNFILLED}: what is assumed"
        columnHeadings: [ Step, How, Result ]
        lines:
          - { id: wait, label: "${UNFILLED}: minutes lost", value: 40, unit: minutes } # ${UNFILLED}: how many minutes?
          - { id: places, label: "${UNFILLED}: places that wait", value: 2 } # ${UNFILLED}: how many places?
          - { id: all, label: "${UNFILLED}: lost at all places", is: wait × places, unit: minutes }
        note: "${UNFILLED}: what follows; {all} gives the result"

  - title: "${UNFILLED}: chapter 4, the law here"
    startsPage: true
    blocks:
      - { kind: callout, tone: law, label: "${UNFILLED}: the rule", text: "${UNFILLED}: what it asks of a site, with its citation" }
      - kind: checklist
        items: [ "${UNFILLED}: what to keep on file", "${UNFILLED}: whom to ask before acting" ]
`
