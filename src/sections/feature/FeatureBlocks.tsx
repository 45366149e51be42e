import type { FeatureBlock } from '#src/schemas/feature.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import type { FeatureOpeningProps } from './FeatureOpening.tsx'
import { FirstMinute, type FirstMinuteProps } from './firstMinute/FirstMinute.tsx'
import { FREE_COMPONENTS } from './freeComponents.tsx'
import type { FreeEntries } from './freeEntries.ts'
import { exampleRecord } from './lanes/exampleRecord.tsx'

const COMPONENTS: BlockComponents<FeatureBlock, FreeEntries & { 'first-minute': Pick<FirstMinuteProps, 'opening'> }> = {
  ...FREE_COMPONENTS,
  'first-minute': FirstMinute,
}

export type FeatureBlocksProps = {
  blocks: readonly FeatureBlock[]
  /** What the page opens with: the record of its first report fills in the one of a block. */
  opening: FeatureOpeningProps['opening']
  entries: FreeEntries
}

/** The body of a feature page. */
export function FeatureBlocks({ blocks, opening, entries }: FeatureBlocksProps) {
  const example = opening.kind === 'lanes' ? exampleRecord(opening) : undefined
  return (
    <BlockList
      blocks={blocks}
      components={COMPONENTS}
      entries={{ ...entries, record: { ...entries.record, example }, 'first-minute': { opening } }}
    />
  )
}
