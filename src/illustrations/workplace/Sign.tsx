import { designColor } from '../designColor.ts'

export type SignProps = { text: string; x: number; y: number; size?: number; tone?: 'signal' | 'soot' }

/** Text on a wall in the display font. It is large enough for a tablet, which shows a building at half the size. */
export function Sign({ text, x, y, size = 22, tone = 'signal' }: SignProps) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="Archivo" fontWeight="700" fontSize={size} fill={designColor(tone)}>
      {text}
    </text>
  )
}
