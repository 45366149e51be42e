import { shade } from '#src/illustrations/portrait/clothes.ts'
import { COLORS } from './personColors.ts'
import { filledPath, strokedPath } from './svgPaths.ts'

/** The body from the shoulders down. */
export const BODY =
  'M4 440C2 360 8 306 40 286C58 274 78 270 88 264C98 258 106 252 108 244L190 246C196 257 208 264 224 269C262 280 284 304 290 344L296 440Z'
const ARM =
  'M86 268C48 274 22 298 18 332C16 368 56 410 116 434C148 448 190 452 214 436L334 344L308 290L178 366C162 352 142 330 126 306C114 288 102 272 86 268Z'
/** The shaded side of the arm. */
const ARM_SHADE =
  'M60 278C34 288 20 308 18 332C16 368 56 410 116 434C148 448 190 452 214 436L334 344L324 322L206 404C176 420 128 406 90 380C52 352 38 316 60 278Z'
const ELBOW = 'M178 366C172 376 162 384 150 386M184 364C186 378 182 392 172 402M196 360C202 374 202 390 196 404'

/** A bare forearm and the end of a rolled sleeve, from wrist to elbow. */
const FOREARM = 'M150 344C158 352 168 360 178 366L310 292L332 342L214 436C192 450 150 448 116 434L106 396Z'
const FOREARM_SHADE = 'M332 342L214 436C192 450 150 448 116 434L112 418C150 430 186 424 208 406L326 324Z'

const PALM = 'M306 296C312 276 334 268 354 276L366 330C352 348 334 350 320 342Z'
const PALM_SHADE = 'M306 300C310 322 318 336 334 346C326 348 318 344 312 338C304 328 302 312 306 300Z'
const FINGERS = 'M336 282H362M338 298H368M338 314H366M336 329H357'
const BETWEEN_FINGERS = 'M342 290.500H372M344 306H374M342 321.500H370'
const THUMB = 'M318 290C328 280 342 278 352 284'
const BELOW_THUMB = 'M316 299C328 291 342 290 355 292'

/** A closed hand with the thumb over the fingers. */
export const fist = (color: string, low: string) =>
  [
    filledPath(PALM, color),
    strokedPath(FINGERS, color, 17),
    strokedPath(BETWEEN_FINGERS, low, 2.2),
    filledPath(PALM_SHADE, low),
    strokedPath(THUMB, color, 15),
    strokedPath(BELOW_THUMB, low, 2.2),
  ].join('')

const SLEEVE_RIM = 'M88 270C112 280 128 308 148 332C160 348 170 358 180 364L306 292'
const CUFF = 'M282 304L306 290L334 344L308 364Z'

/** The nearer arm in a long sleeve. */
export const sleevedArm = (cloth: string) => {
  const clothLow = shade(cloth, 66, COLORS.soot)
  return [
    filledPath(ARM, cloth),
    filledPath(ARM_SHADE, clothLow),
    strokedPath(ELBOW, clothLow, 2.6),
    strokedPath(SLEEVE_RIM, `color-mix(in oklab,${cloth} 70%,var(--rim))`, 3),
    filledPath(CUFF, shade(cloth, 80, COLORS.soot)),
  ].join('')
}

const ROLLED_SLEEVE = 'M86 268C48 274 22 298 18 332C16 366 50 404 104 429L160 348C148 336 136 322 126 306C114 288 102 272 86 268Z'
const ROLLED_SLEEVE_SHADE = 'M60 278C34 288 20 308 18 332C16 366 50 404 104 429L117 409C76 388 38 330 60 278Z'

/** The nearer arm in a rolled sleeve, with its hand around the held thing. */
export function bareArm(cloth: string, heldThing: string) {
  const skin = 'var(--skin)'
  const skinLow = shade(skin, 74)
  const clothLow = shade(cloth, 72, 'oklch(.3 .05 240)')
  return [
    filledPath(ARM, skin),
    filledPath(FOREARM, skin),
    filledPath(FOREARM_SHADE, skinLow),
    filledPath(ROLLED_SLEEVE, cloth),
    filledPath(ROLLED_SLEEVE_SHADE, clothLow),
    strokedPath('M104 427L158 350', `color-mix(in oklab,${cloth} 70%,#fff)`, 6),
    heldThing,
    fist(skin, skinLow),
  ].join('')
}
