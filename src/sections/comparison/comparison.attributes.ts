import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/**
 * Where `logoStrip.client.ts` meets `LogoStrip.tsx`, and where styles and `alternativeStatus.client.ts` meet the opening.
 */
export const comparisonAttributes = {
  strip: dataAttribute('comparison-strip'),
  track: dataAttribute('comparison-strip-track'),
  toggle: dataAttribute('comparison-strip-toggle'),
  /** The label of the button. Its value is the next label. */
  toggleWord: dataAttribute('comparison-strip-toggle-word'),
  paused: dataAttribute('comparison-strip-paused'),
  /** The opening, which shows the chosen alternative. */
  opening: dataAttribute('comparison-opening'),
  /** Texts and drawings of one alternative. */
  alternative: dataAttribute('comparison-alternative'),
  /** How many thirds of a line each alternative gets in this row, "a1 b0 c3". */
  thirds: dataAttribute('comparison-thirds'),
  /** The line that is as many thirds long as the chosen alternative goes. */
  line: dataAttribute('comparison-line'),
  /** A cell of the table in the column of one alternative. */
  column: dataAttribute('comparison-column'),
  /** How many thirds of a bar a cell of the table fills. */
  reached: dataAttribute('comparison-reached'),
} as const
