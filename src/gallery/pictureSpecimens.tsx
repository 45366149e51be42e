/** Drawings that are not scenes. Gallery.astro shows the scenes below them, with the data that content has. */

import { ClientMark } from '#src/illustrations/ClientMark.tsx'
import { CardPicture } from '#src/illustrations/files/CardPicture.tsx'
import { GuideCoverPicture } from '#src/illustrations/files/GuideCoverPicture.tsx'
import { MenuPicture } from '#src/illustrations/files/MenuPicture.tsx'
import { ShareCardPicture } from '#src/illustrations/files/ShareCardPicture.tsx'
import { RuleGlyph, type RuleGlyphProps } from '#src/illustrations/ruleGlyph/RuleGlyph.tsx'
import { Skyline, type SkylineProps } from '#src/illustrations/Skyline.tsx'
import { BoardRow, CompactBoardRow } from '#src/illustrations/scenes/BoardRow.tsx'
import { CrewSeats } from '#src/illustrations/scenes/CrewSeats.tsx'
import { FollowUpBoard } from '#src/illustrations/scenes/FollowUpBoard.tsx'
import { MessageBubble, type MessageBubbleProps } from '#src/illustrations/scenes/MessageBubble.tsx'
import { PanelHead, type PanelHeadProps, SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { SceneFrame, type SceneFrameProps } from '#src/illustrations/scenes/SceneFrame.tsx'
import { SHARE_CARD } from '#src/lib/build/pictures/shareCardSize.ts'
import { Handwriting } from '#src/sections/status/Handwriting.tsx'
import { routes, routeTo } from '#src/site/routes.ts'
import { SpecimenPicture } from './SpecimenPicture.tsx'
import { SpecimenSurface } from './SpecimenSurface.tsx'
import { eachLook, type Specimen } from './specimen.ts'

const LINES = [
  { name: 'Line 1', scheduled: 10, here: 8, filled: 1, open: 1 },
  { name: 'Line 2', scheduled: 6, here: 6, filled: 0, open: 0 },
]

const PANEL_HEAD = { title: <b>Line 4</b>, side: <span>05:31</span> }
const ROW = { time: '06:00', role: 'Packer', person: 'A. Able', channel: 'Text · English', status: 'calledOff' } as const
const BOARD_WORDS = {
  shift: 'Shift',
  spot: 'Spot',
  reported: 'Reported',
  followUp: 'Since then',
  status: 'State',
  live: 'live',
  asPlanned: 'Comes as planned',
}
const SETTING = { workplace: 'plant', time: '05:31', width: 420, height: 180, scale: 0.55, right: 10, ground: 16 } as const
const CARD = {
  picture: { workplace: 'plant', time: '05:31' },
  art: undefined,
  cover: undefined,
  photo: undefined,
  ...SHARE_CARD,
  left: 64,
} as const
export const pictureSpecimens: readonly Specimen[] = [
  {
    of: [MessageBubble],
    looks: {
      ...eachLook<MessageBubbleProps['look']>({ message: true, messageOnCard: true, reply: true, consent: true }, (look) => (
        <MessageBubble look={look}>A message</MessageBubble>
      )),
      ...eachLook<Exclude<MessageBubbleProps['size'], 'medium' | undefined>>({ small: true, console: true, large: true }, (size) => (
        <MessageBubble look="message" size={size}>
          A message
        </MessageBubble>
      )),
    },
  },
  {
    of: [PanelHead],
    looks: {
      usual: () => <PanelHead {...PANEL_HEAD} />,
      ...eachLook<NonNullable<PanelHeadProps['size']>>({ sm: true, xs: true }, (size) => <PanelHead {...PANEL_HEAD} size={size} />),
      ...eachLook<NonNullable<PanelHeadProps['surface']>>({ paper: true, deck: true }, (surface) => (
        <SpecimenSurface surface={surface}>
          <PanelHead {...PANEL_HEAD} surface={surface} />
        </SpecimenSurface>
      )),
    },
  },
  {
    of: [SceneFrame],
    looks: {
      ...eachLook<NonNullable<SceneFrameProps['look']>>(
        { none: true, sheet: true, deck: true, flatDeck: true, phone: true, slip: true, briefSlip: true },
        (look) => (
          <SceneFrame describe="A picture." look={look}>
            <SpecimenPicture />
          </SceneFrame>
        ),
      ),
      ...eachLook<NonNullable<SceneFrameProps['body']>>({ asHigh: true, rows: true }, (body) => (
        <div className="specimen-high">
          <SceneFrame describe="A picture." body={body}>
            <SpecimenPicture />
          </SceneFrame>
        </div>
      )),
    },
  },
  { of: [SampleLabel], looks: { usual: () => <SampleLabel />, quiet: () => <SampleLabel isQuiet /> } },
  {
    of: [CrewSeats],
    looks: {
      usual: () => (
        <CrewSeats lines={LINES} words={{ here: 'Here', filled: 'Someone else comes', open: 'Open', unit: '' }} isWide={false} />
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
  {
    of: [BoardRow, CompactBoardRow],
    looks: {
      usual: () => (
        <SpecimenSurface surface="deck">
          <BoardRow row={ROW} />
        </SpecimenSurface>
      ),
      compact: () => (
        <SpecimenSurface surface="deck">
          <CompactBoardRow row={ROW} />
        </SpecimenSurface>
      ),
      'that changes hands': () => (
        <SpecimenSurface surface="deck">
          <BoardRow row={{ ...ROW, becomes: { status: 'covered', person: 'B. Baker' } }} />
        </SpecimenSurface>
      ),
    },
    isWide: true,
  },
  {
    of: [FollowUpBoard],
    looks: {
      usual: () => (
        <FollowUpBoard
          title="Line 4"
          time="05:31"
          words={BOARD_WORDS}
          rows={[{ ...ROW, reported: '04:12', followUp: '4 asked at 04:14' }]}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [ClientMark],
    looks: {
      usual: () => <ClientMark name="anvil" className="size-8" />,
      'on a disc': () => <ClientMark name="anvil" hasDisc className="size-8" />,
    },
  },
  { of: [CardPicture], looks: { usual: () => <CardPicture {...SETTING} />, lit: () => <CardPicture {...SETTING} isLit /> } },
  {
    of: [GuideCoverPicture],
    looks: { usual: () => <GuideCoverPicture workplace="plant" time="05:31" width={420} height={180} ground={16} /> },
  },
  {
    of: [ShareCardPicture],
    looks: {
      workplace: () => <ShareCardPicture {...CARD} />,
      art: () => <ShareCardPicture {...CARD} art={{ kind: 'questions', count: 40 }} />,
      cover: () => <ShareCardPicture {...CARD} cover={{ glyph: undefined, hour: 'dawn', workplace: 'plant' }} />,
      photograph: () => <ShareCardPicture {...CARD} photo={routeTo.shareCard(routes.home)} />,
    },
    isWide: true,
  },
  { of: [MenuPicture], looks: { usual: () => <MenuPicture time="05:31" /> } },
  { of: [Handwriting], looks: { usual: () => <Handwriting text="OK" /> } },
  {
    of: [Skyline],
    looks: eachLook<NonNullable<SkylineProps['size']>>({ small: true, middle: true }, (size) => (
      <div className="specimen-sky">
        <Skyline size={size} />
      </div>
    )),
  },
]
