import { designColor } from '#src/illustrations/designColor.ts'
import { handwrittenStrokes } from '#src/models/pictures/handwriting.ts'

/** Space around the strokes for slanted letters and for the width of the pen. */
const RIM = 1.5

/**
 * A word in ballpoint handwriting. Screen readers do not read it. @param text capitals, figures and punctuation
 * (models/pictures/handwriting.ts)
 */
export function Handwriting({ text }: { text: string }) {
  const { strokes, width } = handwrittenStrokes(text)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-RIM} 0 ${width + RIM} 17`}
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      stroke={designColor('paint-pen')}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-[1.5em] max-w-full forced-colors:stroke-system-ink print:stroke-ink"
    >
      {strokes.map(({ path, x, y, lean }) => (
        <path key={x} d={path} transform={`translate(${x} ${y}) rotate(${lean} 4 8)`} />
      ))}
    </svg>
  )
}
