import type { ReactNode } from 'react'
import { CompactBoardRow } from '#src/illustrations/scenes/BoardRow.tsx'
import { FlowRow } from '#src/illustrations/scenes/FlowScene.tsx'
import { Bubble } from '#src/illustrations/scenes/ThreadScene.tsx'
import type { WalkthroughScene } from './walkthroughScene.ts'

export type WalkthroughStory = {
  /** Where it happens, or when. */
  setting: string
  /** What each step adds to the story. */
  parts: { key: string; drawing: ReactNode }[]
  /** Of each part: a message is as wide as its words, everything else fills the story. */
  partClass: string
}

/** @returns the scene step by step */
export function walkthroughStory(scene: WalkthroughScene): WalkthroughStory {
  switch (scene.kind) {
    case 'thread':
      return {
        setting: withTiedDots(scene.title),
        parts: scene.messages.map((message) => ({ key: message.text, drawing: <Bubble message={message} /> })),
        partClass: '',
      }
    case 'board':
      return {
        setting: `${withTiedDots(scene.title)}\u00a0· ${scene.time} ${scene.label}`,
        parts: scene.rows.map((row) => ({ key: `${row.time} ${row.role}`, drawing: <CompactBoardRow row={row} /> })),
        partClass: 'story-row',
      }
    case 'flow':
      return {
        setting: `${scene.steps[0]?.when} to ${scene.steps.at(-1)?.when}`.replace('Day ', 'day\u00a0'),
        parts: scene.steps.map((step) => ({ key: step.title, drawing: <FlowRow step={step} /> })),
        partClass: 'story-row',
      }
  }
}

/** Keeps a dot at the end of its line. */
const withTiedDots = (title: string) => title.replaceAll(' ·', '\u00a0·')
