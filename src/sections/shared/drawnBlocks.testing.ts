import { type ComponentType, createElement, type ReactElement } from 'react'
import { type BlockList, drawnBlocks } from './drawnBlocks.ts'

/** @returns a page's blocks as React alone draws them: by a room's map, whose files of Astro's are components here (tests/lib/astroStandIns.ts) */
export const drawBlocks = <Block extends { kind: string }, Data>(list: BlockList<Block, Data>): ReactElement[] =>
  drawnBlocks(list).map(({ Component, props }) => createElement(Component as ComponentType<typeof props>, { ...props, key: props.id }))
