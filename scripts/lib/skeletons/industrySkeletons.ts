/**
 * The skeletons of an industry's page and of its guide. They keep every limit of src/schemas/industry/, guide.ts and guideChapter.ts, and lack
 * only words.
 */

import { UNFILLED } from '#src/contentEngine/textRules/skeleton.ts'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { chosenFigures, closingFields, writeChartSplit, writeMetaFields, writeTitledItems } from './skeletonFields.ts'

/**
 * @param position place in lists, from 1
 * @param isListed whether the header lists it, with a description
 * @param feature any feature, to which the page links at first
 */
export const writeIndustrySkeleton = ({
  name,
  position,
  isListed,
  feature,
}: {
  name: string
  position: number
  isListed: boolean
  feature: string
}) => `# An industry page; the file's name is its address.
# Put its blocks into the order of your argument. It may also have steps, questions, a photo, one exhibit and one detail: docs/content-reference.md.

name: ${JSON.stringify(name)}
position: ${position}

${writeMetaFields("this industry's staffing leaders find")}
  keywords: [ absence management ] # ${UNFILLED}: what these leaders search for
summary: "${UNFILLED}: up to 110 characters for the card"
${isListed ? `menu: "${UNFILLED}: up to 60 characters for the menu of the header"\n` : ''}
opening:
  eyebrow: ${JSON.stringify(name)}
  heading: "${UNFILLED}: a morning in this industry, up to 90 characters"
  lede: "${UNFILLED}: what it takes to cover that shift, up to 420 characters"

workplace: ${WORKPLACE_NAMES[0]} # ${UNFILLED}: what is drawn on this page? ${WORKPLACE_NAMES.join(', ')}

board:
  title: "${UNFILLED}: place and day"
  time: "05:52" # ${UNFILLED}: the minute of the picture, which sets its sky too
  label: live
  describe: "${UNFILLED}: describe the board in a whole sentence, for those who do not see it."
  rows: # ${UNFILLED}: the times, names, channels and states below are invented: docs/adding-a-page.md, "The board of an industry"
    - { time: "06:00", role: "${UNFILLED}: role 1", person: J. Reyes, channel: Hotline, status: calledOff, reported: "04:10", followUp: "${UNFILLED}: who is asked", becomes: { status: covered, person: K. Nguyen, followUp: "${UNFILLED}: who said yes" } }
    - { time: "06:00", role: "${UNFILLED}: role 2", person: D. Cole, channel: Text, status: covered, reported: "21:00", followUp: Comes as planned }
    - { time: "07:00", role: "${UNFILLED}: role 3", person: P. Silva, channel: App, status: covered, reported: "20:30", followUp: Comes as planned }
    - { time: "07:00", role: "${UNFILLED}: role 4", person: H. Berg, channel: Web portal, status: pending, reported: "05:40", followUp: "${UNFILLED}: what is done" }

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

${writeChartSplit('  - kind: split', `feature/${feature}`)}

  - kind: results
    heading: "${UNFILLED}: what we aim for here"
    look: sheet
${chosenFigures}
    list:
      - "${UNFILLED}: what a figure counts and where it ends"

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

title: "${UNFILLED}: up to 70 characters on the cover"
subtitle: "${UNFILLED}: what the reader can do afterward, up to 220 characters"
audience: "Law last reviewed {lastReviewed}. ${UNFILLED}: for whom it is"
lastReviewed: ${day} # ${UNFILLED}: on which day did someone check the law in it?

board:
  sample: true
  caption: "Sample board, names and times invented. ${UNFILLED}: which place and hour"
  rows: # ${UNFILLED}: the times and states below are invented
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
      - kind: figures # the first three of the page

  - title: "${UNFILLED}: chapter 4, the law here"
    startsPage: true
    blocks:
      - { kind: callout, tone: law, label: "${UNFILLED}: the rule", text: "${UNFILLED}: what it asks of a site, with its citation" }
      - kind: checklist
        items: [ "${UNFILLED}: what to keep on file", "${UNFILLED}: whom to ask before acting" ]
`
