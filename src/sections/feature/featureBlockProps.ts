import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import { type FreeBlockInputs, type FreeBlockProps, makeFreeBlockProps } from '#src/sections/freeBlocks/freeBlockProps.ts'
import type { Completed } from '#src/sections/shared/blocks/completed.ts'
import type { FirstMinuteBlockProps } from './firstMinute/FirstMinuteBlock.tsx'

/** The picture of the first screen. The record of its first report fills in that of a block. */
type WithPicture = { picture: Completed<OpeningPicture> }
export type FeatureBlockProps = FreeBlockProps & { record: WithPicture; 'first-minute': Pick<FirstMinuteBlockProps, 'picture'> }

/** @returns the props that the blocks of a feature page take from other entries and from the page's first screen */
export function makeFeatureBlockProps({ picture, ...shared }: FreeBlockInputs & WithPicture): FeatureBlockProps {
  const props = makeFreeBlockProps(shared)
  return { ...props, record: { ...props.record, picture }, 'first-minute': { picture } }
}
