import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const hydrationAttributes = {
  /** Set on the `astro-island` element once the island's code handles events. */
  ready: dataAttribute('ready'),
  /** On a control of which every press counts, such as a stepper. Without it, repeated presses before hydration are replayed as one. */
  eachPress: dataAttribute('each-press'),
}
