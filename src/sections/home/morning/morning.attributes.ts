import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the markup of the morning, its motion and its tests meet. */
export const morningAttributes = {
  /** The whole of it, with the minute that it shows. */
  minute: dataAttribute('morning-minute'),
  /** Set once somebody has played it: from then on flaps turn (styles/motion.css). */
  live: dataAttribute('morning-live'),
  /** A row of the board, with its state. */
  row: dataAttribute('morning-row'),
  /** A bay of the plant, with its light; and below it the name of its station, or of who stepped in. */
  bay: dataAttribute('morning-bay'),
  name: dataAttribute('morning-name'),
  /** What was said, with who said it. */
  message: dataAttribute('morning-message'),
  /** The points on the ladder. */
  points: dataAttribute('morning-points'),
  /** What follows the horn. */
  offer: dataAttribute('morning-offer'),
} as const
