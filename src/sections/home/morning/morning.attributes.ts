import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the morning meets its motion and its tests. */
export const morningAttributes = {
  /** The whole morning, with its minute. */
  minute: dataAttribute('morning-minute'),
  /** Set once a visitor has played it. From then on flaps turn (styles/motion.css). */
  live: dataAttribute('morning-live'),
  /** A row of the board, with its state. */
  row: dataAttribute('morning-row'),
  /** A bay of the plant, with its state; and below it the name of its station or of the replacement. */
  bay: dataAttribute('morning-bay'),
  name: dataAttribute('morning-name'),
  /** A message, with its sender. */
  message: dataAttribute('morning-message'),
  /** The clock, and what moves it. */
  controls: dataAttribute('morning-controls'),
  /** The points on the ladder. */
  points: dataAttribute('morning-points'),
  /** The next step after the horn. */
  offer: dataAttribute('morning-offer'),
} as const
