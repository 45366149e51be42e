import { type ComponentType, createElement, type ReactElement } from 'react'
import { type BlockList, drawnBlocks } from './drawnBlocks.ts'

/** @returns a page's blocks as React alone draws them: by a room's map, without what its file of Astro's adds */
export const drawBlocks = <Block extends { kind: string }, Data>(
  list: Omit<BlockList<Block, Data>, 'components'> & { components: object },
): ReactElement[] =>
  drawnBlocks(list as BlockList<Block, Data>).map(({ Component, props }) =>
    createElement(Component as ComponentType<typeof props>, { ...props, key: props.id }),
  )
