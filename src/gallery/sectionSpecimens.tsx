/** Sections as wide as a page. */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: each section that domains share stands here in all of its looks
import { SHARE_CARD } from '#src/lib/build/pictures/shareCardSize.ts'
import { CardsBlock, type CardsBlockProps } from '#src/sections/blocks/cards/CardsBlock.tsx'
import { CardText } from '#src/sections/blocks/cards/CardText.tsx'
import { QuestionsBlock } from '#src/sections/blocks/QuestionsBlock.tsx'
import { QuoteBlock, type QuoteBlockProps } from '#src/sections/blocks/QuoteBlock.tsx'
import { Split, type SplitProps } from '#src/sections/blocks/Split.tsx'
import { StepGate } from '#src/sections/blocks/steps/StepGate.tsx'
import { StepStops } from '#src/sections/blocks/steps/StepStops.tsx'
import { StepsBlock } from '#src/sections/blocks/steps/StepsBlock.tsx'
import { DeckOpening, type DeckOpeningProps, SceneOpening, type SceneOpeningProps } from '#src/sections/shared/opening/DeckOpening.tsx'
import { OpeningSection, type OpeningSectionProps } from '#src/sections/shared/opening/OpeningSection.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import { PageOpening, type PageOpeningProps } from '#src/sections/shared/opening/PageOpening.tsx'
import { Picture } from '#src/sections/shared/picture/Picture.tsx'
import { SectionHeading, type SectionHeadingProps } from '#src/sections/shared/SectionHeading.tsx'
import { Showcase, type ShowcaseProps } from '#src/sections/shared/Showcase.tsx'
import { routes, routeTo } from '#src/site/routes.ts'
import { eachLook, type Specimen, SpecimenPicture } from './specimen.tsx'
import { HEADING, LEDE, LINK, QUOTE, STEPS, TEXT } from './specimenWords.ts'

const ITEMS = ['First', 'Second', 'Third'].map((title) => ({ title: `${title} text`, text: TEXT, action: LINK }))
const WORDS = { heading: HEADING, text: TEXT, action: LINK }
/** Two scenes: one that fits beside text, and one that does not. */
const SCENES: Record<string, SceneOpeningProps['scene']> = {
  'beside its picture': {
    kind: 'thread',
    title: 'A conversation',
    messages: [
      { text: 'A message', time: '04:12' },
      { text: 'An answer', time: '04:13', reply: true },
    ],
    describe: 'A picture.',
    sample: true,
  },
  'above its picture': {
    kind: 'board',
    title: 'Line 4, first shift',
    time: '05:31',
    label: 'live',
    rows: [{ time: '06:00', role: 'Packer', person: 'A. Able', channel: 'App', status: 'calledOff' }],
    describe: 'A picture.',
    sample: true,
  },
}

const PICTURE_FILE = { src: routeTo.shareCard(routes.home), ...SHARE_CARD }

export const sectionSpecimens: readonly Specimen[] = [
  {
    of: [PageOpening],
    looks: eachLook<NonNullable<PageOpeningProps['ledeLook']>>({ balanced: true, text: true }, (ledeLook) => (
      <PageOpening eyebrow="The line above" heading={HEADING} lede={LEDE} ledeLook={ledeLook} />
    )),
    isWide: true,
  },
  {
    of: [OpeningSection, OpeningTitle],
    looks: eachLook<NonNullable<OpeningSectionProps['surface']>>({ paper: true, dusk: true, deck: true, night: true }, (surface) => (
      <OpeningSection surface={surface}>
        <OpeningTitle eyebrow="The line above" heading={HEADING} surface={surface === 'deck' || surface === 'night' ? 'deck' : 'paper'} />
      </OpeningSection>
    )),
    isWide: true,
  },
  {
    of: [DeckOpening],
    looks: {
      ...eachLook<Exclude<DeckOpeningProps['look'], 'withoutPicture'>>({ besidePicture: true, abovePicture: true }, (look) => (
        <DeckOpening look={look} eyebrow="The line above" heading={HEADING} lede={LEDE} primary={LINK} secondary={LINK}>
          <Picture file={PICTURE_FILE} alt="A picture." />
        </DeckOpening>
      )),
      withoutPicture: () => (
        <DeckOpening look="withoutPicture" eyebrow="The line above" heading={HEADING} lede={LEDE} primary={LINK} secondary={LINK} />
      ),
    },
    isWide: true,
  },
  {
    of: [SceneOpening],
    looks: Object.fromEntries(
      Object.entries(SCENES).map(([look, scene]) => [
        look,
        () => <SceneOpening eyebrow="The line above" heading={HEADING} lede={LEDE} primary={LINK} scene={scene} />,
      ]),
    ),
    isWide: true,
  },
  {
    of: [SectionHeading],
    looks: eachLook<NonNullable<SectionHeadingProps['look']>>(
      { under: true, across: true, abreast: true, banner: true, ruled: true, rail: true },
      (look, id) => <SectionHeading id={`${id}-heading-${look}`} heading={HEADING} lede={LEDE} look={look} />,
    ),
    isWide: true,
  },
  {
    of: [CardsBlock, CardText],
    looks: {
      ...eachLook<CardsBlockProps['look']>({ ruled: true, rows: true, ledger: true, sheet: true, beside: true }, (look, id) => (
        <CardsBlock id={`${id}-cards-${look}`} heading={HEADING} lede={LEDE} look={look} items={ITEMS} />
      )),
      'beside its heading': (id) => (
        <CardsBlock id={`${id}-cards-rail`} heading={HEADING} lede={LEDE} look="ledger" headingLook="rail" items={ITEMS} />
      ),
    },
    isWide: true,
  },
  {
    of: [StepsBlock, StepStops, StepGate],
    looks: {
      stops: (id) => <StepsBlock id={`${id}-steps-stops`} heading={HEADING} lede={LEDE} steps={STEPS} />,
      gate: (id) => <StepsBlock id={`${id}-steps-gate`} heading={HEADING} lede={LEDE} steps={STEPS} gate={3} />,
    },
    isWide: true,
  },
  {
    of: [Split],
    looks: eachLook<NonNullable<SplitProps['wordsOn']>>({ left: true, right: true }, (wordsOn, id) => (
      <Split id={`${id}-split-${wordsOn}`} {...WORDS} points={['One point', 'Another point']} wordsOn={wordsOn}>
        <SpecimenPicture />
      </Split>
    )),
    isWide: true,
  },
  {
    of: [Showcase],
    looks: {
      ...eachLook<NonNullable<ShowcaseProps['headingLook']>>({ abreast: true, bar: true }, (headingLook, id) => (
        <Showcase id={`${id}-showcase-${headingLook}`} {...WORDS} headingLook={headingLook}>
          <SpecimenPicture />
        </Showcase>
      )),
      compact: (id) => (
        <Showcase id={`${id}-showcase-compact`} {...WORDS} space="compact">
          <SpecimenPicture />
        </Showcase>
      ),
    },
    isWide: true,
  },
  {
    of: [Picture],
    looks: Object.fromEntries(
      Object.entries({ usual: undefined, 'with a caption': TEXT }).map(([look, caption]) => [
        look,
        () => <Picture file={PICTURE_FILE} alt="A share card" caption={caption} />,
      ]),
    ),
  },
  {
    of: [QuestionsBlock],
    looks: {
      usual: (id) => <QuestionsBlock id={`${id}-questions`} heading={HEADING} questions={[{ question: 'What is it?', answer: TEXT }]} />,
    },
    isWide: true,
  },
  {
    of: [QuoteBlock],
    looks: eachLook<QuoteBlockProps['look']>({ band: true, margin: true }, (look, id) => (
      <QuoteBlock id={`${id}-quote-${look}`} {...QUOTE} look={look} label={HEADING} sample sampleNote={TEXT} />
    )),
    isWide: true,
  },
]
