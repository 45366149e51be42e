import { completePart } from '#src/sections/blocks/blockList/completePart.ts'
import { TEST_DASHBOARD_WORDS } from './testDashboardWords.ts'

/** Completes a block, or the picture of a first screen, as a page does. Each picture file is 640 by 480 pixels. */
export const completeTestPart = <const Part extends object>(part: Part) =>
  completePart(part, { dashboardWords: TEST_DASHBOARD_WORDS, readPicture: (name) => ({ src: `/${name}`, width: 640, height: 480 }) })
