/** Drawings that need no scene: the pictures of the product stand below them, as content has them (PartsPage.astro). */
import { CrewSeats } from '../illustrations/CrewSeats'
import { BarChart } from '../illustrations/chart/BarChart'
import { MomentChart } from '../illustrations/chart/MomentChart'
import { SpanChart } from '../illustrations/chart/SpanChart'
import { FlapClock } from '../illustrations/FlapClock'
import { FlapFigure } from '../illustrations/FlapFigure'
import { FlapTile, type FlapTileProps } from '../illustrations/FlapTile'
import { FlapWord } from '../illustrations/FlapWord'
import { Handwriting } from '../illustrations/Handwriting'
import { MessageBubble, type MessageBubbleProps } from '../illustrations/MessageBubble'
import { PanelHead } from '../illustrations/PanelHead'
import { RuleGlyph, type RuleGlyphProps } from '../illustrations/RuleGlyph'
import { Skyline, type SkylineProps } from '../illustrations/Skyline'
import { SplitFlap } from '../illustrations/SplitFlap'
import { SpecimenGround } from './SpecimenGround'
import { eachLook, type Specimen } from './specimen'

const LINES = [
  { name: 'Line 1', scheduled: 10, here: 8, filled: 1, open: 1 },
  { name: 'Line 2', scheduled: 6, here: 6, filled: 0, open: 0 },
]

export const pictureSpecimens: readonly Specimen[] = [
  {
    of: [FlapClock],
    looks: {
      usual: () => (
        <SpecimenGround ground="deck">
          <FlapClock clock="05:31" className="text-2xl" />
        </SpecimenGround>
      ),
    },
  },
  {
    of: [FlapWord],
    looks: {
      usual: () => (
        <SpecimenGround ground="deck">
          <FlapWord word="Tomorrow" className="text-xl" />
        </SpecimenGround>
      ),
    },
  },
  {
    of: [FlapFigure],
    looks: {
      usual: () => (
        <SpecimenGround ground="deck">
          <FlapFigure value="24 hours" />
        </SpecimenGround>
      ),
    },
  },
  {
    of: [SplitFlap],
    looks: {
      usual: () => (
        <SpecimenGround ground="deck">
          <SplitFlap text="COVERED" />
        </SpecimenGround>
      ),
    },
  },
  {
    of: [FlapTile],
    looks: eachLook<FlapTileProps['kind']>({ figure: true, large: true, letter: true }, (kind) => (
      <SpecimenGround ground="deck">
        <FlapTile kind={kind}>8</FlapTile>
      </SpecimenGround>
    )),
  },
  {
    of: [MessageBubble],
    looks: eachLook<MessageBubbleProps['look']>({ said: true, 'said-on-card': true, answer: true, yes: true }, (look) => (
      <MessageBubble look={look}>A message</MessageBubble>
    )),
  },
  { of: [PanelHead], looks: { usual: () => <PanelHead title={<b>Line 4</b>} side={<span>05:31</span>} /> } },
  {
    of: [CrewSeats],
    looks: {
      usual: () => (
        <CrewSeats lines={LINES} words={{ here: 'Here', filled: 'Somebody else comes', open: 'Open', unit: '' }} isWide={false} />
      ),
    },
  },
  {
    of: [RuleGlyph],
    looks: eachLook<RuleGlyphProps['name']>(
      { points: true, balance: true, hours: true, places: true, steps: true, roles: true },
      (name) => <RuleGlyph name={name} />,
    ),
  },
  { of: [Handwriting], looks: { usual: () => <Handwriting text="OK" /> } },
  {
    of: [Skyline],
    looks: eachLook<NonNullable<SkylineProps['size']>>({ small: true, middle: true }, (size) => (
      <div className="specimen-sky">
        <Skyline size={size} />
      </div>
    )),
  },
  {
    of: [BarChart],
    looks: {
      usual: () => (
        <BarChart
          unit="calls"
          before=""
          digits={0}
          bars={[
            { label: 'Monday', value: 12, parts: [] },
            { label: 'Tuesday', value: 7, parts: [] },
          ]}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [SpanChart],
    looks: {
      usual: () => (
        <SpanChart
          unit="days"
          spans={[
            { label: 'Notice', from: 0, to: 5, length: '5 days', quiet: false },
            { label: 'Answer', from: 5, to: 15, length: '10 days', quiet: true },
          ]}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [MomentChart],
    looks: {
      usual: () => (
        <MomentChart start={{ time: '06:00', label: 'The shift begins' }} moments={[{ time: '05:31', label: 'A report comes in' }]} />
      ),
    },
    isWide: true,
  },
]
