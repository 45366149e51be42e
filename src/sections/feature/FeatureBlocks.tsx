import type { FeatureBlock } from '#src/schemas/feature.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { FreeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { FirstMinute, type FirstMinuteProps } from './firstMinute/FirstMinute.tsx'
import { exampleRecord } from './lanes/exampleRecord.tsx'

const COMPONENTS: BlockComponents<FeatureBlock, FreeBlockData & { 'first-minute': Pick<FirstMinuteProps, 'picture'> }> = {
  ...FREE_COMPONENTS,
  'first-minute': FirstMinute,
}

export type FeatureBlocksProps = {
  blocks: readonly FeatureBlock[]
  /** What the page opens with: the record of its first report fills in the one of a block. */
  picture: OpeningPicture
  blockData: FreeBlockData
}

/** The body of a feature page. */
export function FeatureBlocks({ blocks, picture, blockData }: FeatureBlocksProps) {
  const example = picture.kind === 'lanes' ? exampleRecord(picture) : undefined
  return (
    <BlockList
      blocks={blocks}
      components={COMPONENTS}
      blockData={{ ...blockData, record: { ...blockData.record, example }, 'first-minute': { picture } }}
    />
  )
}
