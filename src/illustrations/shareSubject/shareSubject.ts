import type { PortraitName } from '#src/lib/anywhere/pictures/pictureNames.ts'

/** What a share card shows of a page that has no workplace of its own: its subject as numbers, drawn by illustrations/shareSubject/. */
export type ShareSubject =
  /** Channels that end in one record of so many fields. */
  | { kind: 'lanes'; channels: number; fields: number }
  /** Thresholds on a scale from 0 to the last of them. */
  | { kind: 'steps'; at: readonly number[] }
  /** Everybody, and who of them is asked. */
  | { kind: 'crowd'; isAsked: readonly boolean[] }
  /** How far each goes, as shares of the whole; the last one is ours. */
  | { kind: 'lines'; shares: readonly number[] }
  | { kind: 'busts'; people: readonly PortraitName[] }
  /** One report as a line for each field, on its way past so many screens. */
  | { kind: 'fieldLines'; isConfidential: readonly boolean[]; screens: number }
  | { kind: 'jacks'; count: number }
  /** Things of several kinds, each a block; `tone` is the place of the first kind's color among those of kinds. */
  | { kind: 'blocks'; counts: readonly number[]; tone?: number }
  /** Hours of a day at which somebody is there. */
  | { kind: 'hours'; opens: number; closes: number }

/** What one kind is made of. */
export type SubjectOf<Kind extends ShareSubject['kind']> = Omit<Extract<ShareSubject, { kind: Kind }>, 'kind'>
