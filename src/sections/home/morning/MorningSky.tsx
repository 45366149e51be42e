import { uiAttributes } from '../../../ui/ui.attributes'
import type { Daylight } from './daylight'

/** How many stars there are; more are not seen, and each is a line of HTML. */
const STARS = 56
/** A fixed sequence that looks like chance: the same sky in every build (Park and Miller's generator). */
const STAR_FIELD = (() => {
  let seed = 11
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: STARS }, () => ({
    x: `${(next() * 100).toFixed(1)}%`,
    y: `${(next() * 60).toFixed(1)}%`,
    size: (0.5 + next() * 0.9).toFixed(1),
    light: (0.25 + next() * 0.6).toFixed(1),
  }))
})()

/**
 * The sky behind the morning, in layers that fade into each other. Opacity is an attribute, because the server's HTML may
 * have no style; each layer is a picture of its own, so that a fade repaints nothing.
 */
export function MorningSky({ stars, glow, day }: Daylight) {
  const layer = 'absolute inset-x-0 bottom-0 w-full'
  return (
    <div aria-hidden="true" {...uiAttributes.print.props('no')} className="absolute inset-0 -z-10 overflow-clip">
      <svg aria-hidden="true" className={`${layer} h-160 max-h-full`} viewBox="0 0 100 100" preserveAspectRatio="none">
        <linearGradient id="night" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="var(--color-sky-night-glow)" />
          <stop offset="0.5" stopColor="var(--color-sky-night-glow)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--color-sky-night-glow)" stopOpacity="0" />
        </linearGradient>
        <rect width="100" height="100" fill="url(#night)" />
      </svg>
      <svg aria-hidden="true" className={`${layer} fade h-full`} opacity={stars} fill="white">
        {STAR_FIELD.map(({ x, y, size, light }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} opacity={light} />
        ))}
      </svg>
      <svg aria-hidden="true" className={`${layer} fade h-160 max-h-full`} opacity={glow} viewBox="0 0 100 100" preserveAspectRatio="none">
        <linearGradient id="glow" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="var(--color-sky-dawn-glow)" />
          <stop offset="0.3" stopColor="var(--color-sky-dusk-glow)" stopOpacity="0.8" />
          <stop offset="0.62" stopColor="var(--color-sky-dusk-glow)" stopOpacity="0.24" />
          <stop offset="1" stopColor="var(--color-sky-dusk-glow)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="sunlight" cx="0.72" cy="1" r="0.62">
          <stop stopColor="var(--color-sky-morning-glow)" stopOpacity="0.9" />
          <stop offset="0.45" stopColor="var(--color-sky-dawn-glow)" stopOpacity="0.4" />
          <stop offset="1" stopColor="var(--color-sky-dawn-glow)" stopOpacity="0" />
        </radialGradient>
        <rect width="100" height="100" fill="url(#glow)" />
        <rect width="100" height="100" fill="url(#sunlight)" />
      </svg>
      <svg aria-hidden="true" className={`${layer} fade h-100 max-h-full`} opacity={day} viewBox="0 0 100 100" preserveAspectRatio="none">
        <linearGradient id="day" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="var(--color-sky-morning-glow)" />
          <stop offset="1" stopColor="var(--color-sky-morning-glow)" stopOpacity="0" />
        </linearGradient>
        <rect width="100" height="100" fill="url(#day)" />
      </svg>
    </div>
  )
}
