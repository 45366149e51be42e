/** The skeletons of a feature page and a landing page. They keep the limits of src/schemas/, and lack only words. */
import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'
import { closingFields, writeChartSplit, writeMetaFields, writeTitledItems } from './skeletonFields.ts'

/**
 * The first screen. Messages can be replaced by any picture of the product.
 * @param action label of its button
 * @param hint the end of the comment about what else may stand there
 */
const writeOpeningFields = (eyebrow: string, action: string, hint = '') => `opening:
  eyebrow: ${JSON.stringify(eyebrow)}
  heading: "${UNFILLED}: what the reader gains, up to 90 characters"
  lede: "${UNFILLED}: one or two sentences under the headline"
  primary: { label: ${action}, to: requestDemo }
  # Any picture of the product, by its kind: docs/fields/scenes.md, "Scene".
  # A photograph of your own: picture: { kind: photo, file: night-shift.jpg, alt: "what it shows" }.${hint}
  picture:
    kind: scene
    scene:
      kind: thread
      title: "${UNFILLED}: what the messages are about, and the day"
      describe: "${UNFILLED}: describe the conversation in a whole sentence, for those who do not see it."
      messages: # ${UNFILLED}: the times below are invented
        - { text: "${UNFILLED}: the first message", time: "14:02" }
        - { text: "${UNFILLED}: the answer", time: "14:05" }`

const cards = `  - kind: cards
    id: points # ${UNFILLED}: its name in addresses, kept once it is published
    heading: "${UNFILLED}: what the cards have in common"
    look: ruled
    items:
${writeTitledItems(3)}`

const closingWithButton = `${closingFields}
  action: { label: Book a demo, to: requestDemo }
`

/** @param name of the campaign, shown above the headline */
export const writeLandingSkeleton = (
  name: string,
) => `# A landing page; the file's name is its address. It has 1 to 12 blocks: docs/content-reference.md, "Home, feature and industry pages".
# With a line "listed: false", neither search engines nor the sitemap have it.

${writeMetaFields('visitors of the campaign find')}

${writeOpeningFields(name, 'Book a demo', ' Words alone: no picture.')}

blocks:
${cards}

${closingWithButton}`

/** @param position place in lists, from 1 @param isListed whether header and footer list it, with a description */
export const writeFeatureSkeleton = ({
  name,
  position,
  isListed,
}: {
  name: string
  position: number
  isListed: boolean
}) => `# A feature page; the file's name is its address. It has 3 to 12 blocks: docs/content-reference.md, "Home, feature and industry pages".

name: ${JSON.stringify(name)}
position: ${position}

${writeMetaFields('people who look for this feature find')}
${isListed ? `menu: "${UNFILLED}: up to 60 characters for the menu of the header"\n` : ''}
${writeOpeningFields(name, 'Schedule a Demo')}

blocks:
${cards}

${writeChartSplit(`  - kind: split\n    id: picture # ${UNFILLED}: its name in addresses, kept once it is published`, 'manual')}

  - kind: questions
    id: questions
    heading: "${UNFILLED}: who asks this"
    questions:
      - { question: "${UNFILLED}: what do they ask first?", answer: "${UNFILLED}: the answer, in a few sentences" }
      - { question: "${UNFILLED}: and then?", answer: "${UNFILLED}: the answer to that" }

${closingWithButton}`
