import { FMLA } from '#src/models/policy/policy.ts'
import { GlyphNumber } from './GlyphNumber.tsx'
import { GLYPH_BOX, GLYPH_NUMBERS } from './glyphBox.ts'

/** Hours of work, month by month, add up to the number that the law requires. */
export function HoursGlyph() {
  const { employeeMonths, employeeHours } = FMLA
  const column = { pitch: (GLYPH_BOX.width - 4) / employeeMonths.value, most: 62 }
  const months = Array.from({ length: employeeMonths.value }, (_, index) => index + 1)
  return (
    <>
      {months.map((month) => {
        const height = (column.most * month) / employeeMonths.value
        return (
          <rect
            key={month}
            x={2 + (month - 1) * column.pitch}
            y={GLYPH_NUMBERS - height}
            width={column.pitch - 2.5}
            height={height}
            strokeWidth="1"
            className={month === employeeMonths.value ? 'fill-signal' : 'fill-slab'}
          />
        )
      })}
      <path d={`M-2 ${GLYPH_NUMBERS}H${GLYPH_BOX.width}`} strokeWidth="2.5" />
      <path d={`M-2 ${GLYPH_NUMBERS - column.most}H${GLYPH_BOX.width}`} strokeDasharray="3 3" />
      <GlyphNumber x={0} y={GLYPH_NUMBERS - column.most - 8} anchor="start">
        {`${employeeHours.value.toLocaleString('en-US')} h`}
      </GlyphNumber>
    </>
  )
}
