import { type ReactNode, useId } from 'react'
import { starPlaces } from '#src/illustrations/sky/starPlaces.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import type { Daylight } from './daylight.ts'

/** In the units of a box that is stretched over the sky. Stars keep their size in pixels. */
const SKY = { width: 1000, height: 600 }
/** Small stars are many and faint. One path for each kind, because phones lay out the sky before they show a word. */
const STARS = [
  { count: 26, seed: 11, size: 1.2, light: 0.4 },
  { count: 20, seed: 12, size: 1.9, light: 0.6 },
  { count: 10, seed: 13, size: 2.6, light: 0.8 },
].map(({ count, seed, ...star }) => ({ ...star, places: starPlaces({ ...SKY, count, seed }) }))

/** Id of the horizon's light, which the plant shows, too (MorningPlant.tsx). */
export const MORNING_GLOW = 'morning-glow'

/**
 * The sky behind the morning, in layers that fade into each other. Opacity is an attribute, because the server's HTML may have no inline
 * styles. Each layer is an SVG of its own, so that a fade repaints nothing.
 */
export function MorningSky({ stars, glow, day }: Daylight) {
  const id = useId()
  return (
    <div aria-hidden="true" {...uiAttributes.print.props('no')} className="absolute inset-0 -z-10 overflow-clip">
      <SkyLayer className="h-160">
        <RisingGradient id={`${id}night`}>
          <stop stopColor="var(--color-sky-night-glow)" />
          <stop offset="0.5" stopColor="var(--color-sky-night-glow)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--color-sky-night-glow)" stopOpacity="0" />
        </RisingGradient>
        <LayerFill gradientId={`${id}night`} />
      </SkyLayer>
      <svg
        aria-hidden="true"
        className={`sky-stars ${LAYER} fade h-full`}
        opacity={stars}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        stroke="white"
        strokeLinecap="round"
      >
        {STARS.map(({ size, light, places }) => (
          <path key={size} d={places} strokeWidth={size} opacity={light} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <SkyLayer opacity={glow} className="fade h-160">
        <RisingGradient id={MORNING_GLOW}>
          <stop stopColor="var(--color-sky-dawn-glow)" />
          <stop offset="0.3" stopColor="var(--color-sky-dusk-glow)" stopOpacity="0.8" />
          <stop offset="0.62" stopColor="var(--color-sky-dusk-glow)" stopOpacity="0.24" />
          <stop offset="1" stopColor="var(--color-sky-dusk-glow)" stopOpacity="0" />
        </RisingGradient>
        <radialGradient id={`${id}sun`} cx="0.72" cy="1" r="0.62">
          <stop stopColor="var(--color-sky-morning-glow)" stopOpacity="0.9" />
          <stop offset="0.45" stopColor="var(--color-sky-dawn-glow)" stopOpacity="0.4" />
          <stop offset="1" stopColor="var(--color-sky-dawn-glow)" stopOpacity="0" />
        </radialGradient>
        <LayerFill gradientId={MORNING_GLOW} />
        <LayerFill gradientId={`${id}sun`} />
      </SkyLayer>
      <SkyLayer opacity={day} className="fade h-100">
        <RisingGradient id={`${id}day`}>
          <stop stopColor="var(--color-sky-morning-glow)" />
          <stop offset="1" stopColor="var(--color-sky-morning-glow)" stopOpacity="0" />
        </RisingGradient>
        <LayerFill gradientId={`${id}day`} />
      </SkyLayer>
    </div>
  )
}

const LAYER = 'absolute inset-x-0 bottom-0 w-full'

type SkyLayerProps = {
  opacity?: number
  /** Its height. */
  className: string
  children: ReactNode
}

/** One layer from the horizon up, at most as high as the sky. Its drawing is stretched. */
const SkyLayer = ({ opacity, className, children }: SkyLayerProps) => (
  <svg aria-hidden="true" className={`${LAYER} ${className} max-h-full`} opacity={opacity} viewBox="0 0 100 100" preserveAspectRatio="none">
    {children}
  </svg>
)

/** A gradient from the horizon up. */
const RisingGradient = ({ id, children }: { id: string; children: ReactNode }) => (
  <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
    {children}
  </linearGradient>
)

/** Fills a layer with a gradient. */
const LayerFill = ({ gradientId }: { gradientId: string }) => <rect width="100" height="100" fill={`url(#${gradientId})`} />
