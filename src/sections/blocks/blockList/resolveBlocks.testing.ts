import { type ComponentType, createElement, type ReactElement } from 'react'
import { type AddedProps, type BlockList, resolveBlocks } from './resolveBlocks.ts'

/** Renders blocks with React alone. Astro files among the components are replaced (tests/lib/astroStubs.ts). */
export const renderBlocks = <Block extends { kind: string }, PropsByKind extends AddedProps>(
  list: BlockList<Block, PropsByKind>,
): ReactElement[] =>
  resolveBlocks(list).map(({ Component, props }) => createElement(Component as ComponentType<typeof props>, { ...props, key: props.id }))
