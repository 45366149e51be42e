import type { WalkthroughScene } from './walkthroughScene.ts'

const WIDTH = 44
const HEIGHT = 28

export type WalkthroughSignProps = { scene: WalkthroughScene }

/** A walk-through as a small drawing on its poster: its bubbles, rows or steps. */
export function WalkthroughSign({ scene }: WalkthroughSignProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full fill-current">
      <path d={barsOf(scene)} />
    </svg>
  )
}

function barsOf(scene: WalkthroughScene): string {
  switch (scene.kind) {
    case 'thread': {
      const longest = Math.max(...scene.messages.map(({ text }) => text.length))
      return rows(scene.messages, ({ text, reply: isReply }, y, height) => {
        const width = Math.round(14 + (18 * text.length) / longest)
        return bar(isReply ? WIDTH - width : 0, y, width, height)
      })
    }
    // A row ends with its status, a step begins with its time.
    case 'board':
      return rows(scene.rows, (_, y, height) => bar(0, y, 30, height) + bar(33, y, 11, height))
    case 'flow':
      return rows(scene.steps, (_, y, height) => bar(0, y, 7, height) + bar(10, y, 34, height))
  }
}

function rows<Row>(all: readonly Row[], draw: (row: Row, y: number, height: number) => string): string {
  const pitch = (HEIGHT + 2) / all.length
  return all.map((row, index) => draw(row, Number((index * pitch).toFixed(1)), Number((pitch - 2).toFixed(1)))).join('')
}

const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
