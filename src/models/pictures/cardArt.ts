import type { PortraitName } from '#src/models/names/pictureNames.ts'

/** The share card's picture of a page without a workplace: the page's art as numbers (illustrations/cardArt/). */
export type CardArt =
  /** Channels that lead into one record with `fields` fields. */
  | { kind: 'channelReports'; channels: number; fields: number }
  /** Thresholds on a scale from 0 to the last of them. */
  | { kind: 'pointsYear'; at: readonly number[] }
  /** For each person, whether they are asked. */
  | { kind: 'shiftOffer'; isAsked: readonly boolean[] }
  /** Lengths of the lines as shares of the whole. The last line is ours. */
  | { kind: 'lines'; shares: readonly number[] }
  | { kind: 'busts'; people: readonly PortraitName[] }
  /** One report as a line for each field, which crosses `screens` screens. */
  | { kind: 'fieldLines'; isConfidential: readonly boolean[]; screens: number }
  | { kind: 'questions'; count: number }
  /** Counts of several kinds, one block for each unit. `tone` is the index of the first kind's color. */
  | { kind: 'blocks'; counts: readonly number[]; tone?: number }
  /** Opening hours within a day. */
  | { kind: 'hours'; opens: number; closes: number }

/** The props of one kind of art. */
export type CardArtOf<Kind extends CardArt['kind']> = Omit<Extract<CardArt, { kind: Kind }>, 'kind'>
