import type { PortraitName } from '#src/lib/anywhere/pictures/pictureNames.ts'

/** The drawing on the share card of a page without a workplace: its subject as numbers (illustrations/shareSubject/). */
export type ShareSubject =
  /** Channels that end in one record. */
  | { kind: 'lanes'; channels: number; fields: number }
  /** Thresholds on a scale from 0 to the last of them. */
  | { kind: 'steps'; at: readonly number[] }
  /** All people, and which of them are asked. */
  | { kind: 'crowd'; isAsked: readonly boolean[] }
  /** Lengths of lines as shares of the whole. The last one is ours. */
  | { kind: 'lines'; shares: readonly number[] }
  | { kind: 'busts'; people: readonly PortraitName[] }
  /** One report as a line for each field, on its way past screens. */
  | { kind: 'fieldLines'; isConfidential: readonly boolean[]; screens: number }
  | { kind: 'jacks'; count: number }
  /** Things of several kinds, each a block. `tone` is the index of the first kind's color. */
  | { kind: 'blocks'; counts: readonly number[]; tone?: number }
  /** Hours of a day at which the line is staffed. */
  | { kind: 'hours'; opens: number; closes: number }

export type SubjectOf<Kind extends ShareSubject['kind']> = Omit<Extract<ShareSubject, { kind: Kind }>, 'kind'>
