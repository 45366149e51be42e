import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `logoStrip.client.ts` meets `LogoStrip.tsx`, and styles and `alternativeStatus.client.ts` meet the opening; motion.css moves the track. */
export const comparisonAttributes = {
  strip: dataAttribute('comparison-strip'),
  track: dataAttribute('comparison-strip-track'),
  toggle: dataAttribute('comparison-strip-toggle'),
  /** What the button says; its value is what it says the next time. */
  toggleWord: dataAttribute('comparison-strip-toggle-word'),
  paused: dataAttribute('comparison-strip-paused'),
  /** The opening: sections/comparison/alternatives.css shows in it what belongs to the alternative that is chosen. */
  opening: dataAttribute('comparison-opening'),
  /** What belongs to one alternative. */
  alternative: dataAttribute('comparison-alternative'),
  /** How many thirds of a line each alternative gets in this row, "a1 b0 c3". */
  thirds: dataAttribute('comparison-thirds'),
  /** The line that goes as many thirds as the chosen alternative. */
  line: dataAttribute('comparison-line'),
  /** How many thirds of a bar a cell of the table fills. */
  reached: dataAttribute('comparison-reached'),
} as const
