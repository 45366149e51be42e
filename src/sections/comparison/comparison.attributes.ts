import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Where `logoStrip.client.ts` meets `LogoStrip.tsx`, and styles and `versusStatus.client.ts` meet the opening; motion.css moves the track. */
export const comparisonAttributes = {
  strip: dataAttribute('logo-strip'),
  track: dataAttribute('strip-track'),
  toggle: dataAttribute('strip-toggle'),
  toggleWord: dataAttribute('strip-toggle-word'),
  paused: dataAttribute('paused'),
  /** The opening: sections/comparison/alternatives.css shows in it what belongs to the alternative that is chosen. */
  versus: dataAttribute('versus'),
  /** What belongs to one alternative. */
  alternative: dataAttribute('alternative'),
  /** How many thirds of a line each alternative gets in this row, "a1 b0 c3". */
  thirds: dataAttribute('thirds'),
  /** How many thirds of a bar a cell of the table fills. */
  reached: dataAttribute('reached'),
} as const
