import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import { type FreeBlockData, type FreeBlockInputs, freeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import type { FirstMinuteProps } from './firstMinute/FirstMinute.tsx'

/** The picture of the first screen. The record of its first report fills in that of a block. */
type WithPicture = { picture: OpeningPicture }
export type FeatureBlockData = FreeBlockData & { record: WithPicture; 'first-minute': Pick<FirstMinuteProps, 'picture'> }

/** @returns the data that the blocks of a feature page take from other entries and from the page's first screen */
export function featureBlockData({ picture, ...shared }: FreeBlockInputs & WithPicture): FeatureBlockData {
  const data = freeBlockData(shared)
  return { ...data, record: { ...data.record, picture }, 'first-minute': { picture } }
}
