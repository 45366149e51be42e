import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const hydrationAttributes = {
  /** On Astro's element around an island, once its code answers events. */
  ready: dataAttribute('ready'),
  /** On a control whose presses add up, such as a stepper: every press before hydration is replayed. */
  eachPress: dataAttribute('each-press'),
}
