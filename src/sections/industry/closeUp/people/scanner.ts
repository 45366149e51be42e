import { COLORS } from './personColors.ts'
import { filledPath } from './svgPaths.ts'

/** A bar-code scanner with its light. */
export const SCANNER = `${filledPath('M334 246H364L372 352C362 358 352 358 344 352Z', COLORS.plasticLow)}${filledPath('M306 226C306 214 314 208 326 208H384C396 212 400 222 398 234L390 250H330C314 250 306 242 306 226Z', COLORS.plastic)}${filledPath('M306 226C306 214 314 208 326 208H384C390 210 394 213 396 217H326C314 218 308 222 306 226Z', COLORS.plasticLight)}${filledPath('M386 216L398 214C400 222 400 230 396 240L388 244Z', COLORS.signal)}`
