import { type ComponentType, createElement, type ReactElement } from 'react'
import { type BlockList, resolveBlocks } from './resolveBlocks.ts'

/**
 * @returns a page's blocks as React elements, by the list of a room. Its Astro files are React components in tests
 * (tests/lib/astroStandIns.ts).
 */
export const renderBlocks = <Block extends { kind: string }, Data>(list: BlockList<Block, Data>): ReactElement[] =>
  resolveBlocks(list).map(({ Component, props }) => createElement(Component as ComponentType<typeof props>, { ...props, key: props.id }))
