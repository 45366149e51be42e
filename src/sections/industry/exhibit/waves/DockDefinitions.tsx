import { TRAILERS } from '#src/illustrations/workplace/furniture.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'
import { SharedDefinitions } from '#src/illustrations/workplace/SharedDefinitions.tsx'
import { drawShape } from '#src/illustrations/workplace/shape.tsx'
import type { WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'

const trailerId = (id: string, trailer: number) => `${id}-trailer${trailer}`

export type DockDefinitionsProps = { id: string; light: WorkplaceLight }

/** The light and the trailers of the dock, once for the doors of all waves. */
export const DockDefinitions = ({ id, light }: DockDefinitionsProps) => (
  <SharedDefinitions>
    <LampLight light={light} />
    {TRAILERS.map((shapes, trailer) => (
      <g key={trailerId(id, trailer)} id={trailerId(id, trailer)}>
        {shapes.map(drawShape)}
      </g>
    ))}
  </SharedDefinitions>
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
