import { drawShape } from '#src/illustrations/workplace/drawShape.tsx'
import { TRAILERS } from '#src/illustrations/workplace/furniture.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'

const trailerId = (id: string, trailer: number) => `${id}-trailer${trailer}`

export type DockDefinitionsProps = { id: string }

/** The light and the trailers of the dock, once for the doors of all waves. */
export const DockDefinitions = ({ id }: DockDefinitionsProps) => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <defs>
      <LampLight id={id} />
      {TRAILERS.map((shapes, trailer) => (
        <g key={trailerId(id, trailer)} id={trailerId(id, trailer)}>
          {shapes.map(drawShape)}
        </g>
      ))}
    </defs>
  </svg>
)

export type TrailerProps = {
  /** Prefix of the ids of `DockDefinitions`. */
  id: string
  /** The trailer's door. Neighbors have different trailers. */
  index: number
}

/** A trailer of the page's first screen, in the size of a door of the exhibit. */
export const Trailer = ({ id, index }: TrailerProps) => (
  <use href={`#${trailerId(id, index % TRAILERS.length)}`} transform="translate(6 46.500) scale(.75)" />
)
