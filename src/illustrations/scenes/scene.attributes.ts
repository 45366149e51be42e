import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const sceneAttributes = {
  /** A row of a board. motion.css makes the rows appear one after another. */
  row: dataAttribute('scene-board-row'),
} as const
