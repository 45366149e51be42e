import type { ReactNode } from 'react'
import { type CoverInk, CoverText } from './CoverText.tsx'

/** How a cover shows its caption. A large cover has a smaller one, so that it does not compete with the article's headline. */
export type CoverCaptionLook = { ink: CoverInk; isLarge: boolean }

/** Font size of the caption: in the cover of a card, and in a large one from tablets on. */
const CAPTION = { size: 28, large: 19 } as const

/** @returns the drawing with its caption in the sky above it */
export function withSkyCaption<Props extends object>(Drawing: (props: Props) => ReactNode) {
  return (props: Props & CoverCaptionLook & { caption: string }) => (
    <>
      <Drawing {...props} />
      <SkyCaption {...props} />
    </>
  )
}

function SkyCaption({ caption, ink, isLarge }: CoverCaptionLook & { caption: string }) {
  return (
    <>
      <g className={isLarge ? 'sm:hidden' : undefined}>
        <CoverText x={40} y={62} size={CAPTION.size} ink={ink}>
          {caption}
        </CoverText>
      </g>
      {isLarge && (
        <g className="max-sm:hidden">
          <CoverText x={40} y={54} size={CAPTION.large} ink={ink}>
            {caption}
          </CoverText>
        </g>
      )}
    </>
  )
}
