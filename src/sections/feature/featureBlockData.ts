import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import { type FreeBlockData, type FreeBlockInputs, freeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import type { FirstMinuteProps } from './firstMinute/FirstMinute.tsx'

/** What the page opens with: the record of its first report fills in the one of a block. */
type WithPicture = { picture: OpeningPicture }
export type FeatureBlockData = FreeBlockData & { record: WithPicture; 'first-minute': Pick<FirstMinuteProps, 'picture'> }

/** @returns what the blocks of a feature page draw of other entries and of their page's first screen */
export function featureBlockData({ picture, ...shared }: FreeBlockInputs & WithPicture): FeatureBlockData {
  const data = freeBlockData(shared)
  return { ...data, record: { ...data.record, picture }, 'first-minute': { picture } }
}
