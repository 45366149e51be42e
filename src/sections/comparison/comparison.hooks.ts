import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `logoStrip.client.ts` meets `LogoStrip.tsx`, and styles and `versusStatus.client.ts` meet the opening; motion.css moves the track. */
export const comparisonHooks = {
  strip: markupHook('logo-strip'),
  track: markupHook('strip-track'),
  toggle: markupHook('strip-toggle'),
  toggleWord: markupHook('strip-toggle-word'),
  paused: markupHook('paused'),
  /** The opening: sections/comparison/alternatives.css shows in it what belongs to the alternative that is chosen. */
  versus: markupHook('versus'),
  /** What belongs to one alternative. */
  of: markupHook('alternative'),
  /** How many thirds of a line each alternative gets in this row, "a1 b0 c3". */
  thirds: markupHook('thirds'),
  /** How many thirds of a bar a cell of the table fills. */
  reached: markupHook('reached'),
} as const
