/** What people of close-ups wear and hold at work. */
import { shade } from '#src/illustrations/portrait/clothes.ts'
import { BODY } from './bodyParts.ts'
import { COLORS } from './personColors.ts'
import { filledPath, strokedPath } from './svgPaths.ts'

/** @param mark the color of the plate at the front */
export const helmet = (shell: string, low: string, mark: string) =>
  [
    filledPath('M96 150C90 118 94 116 100 104L120 118L118 178C110 184 104 182 102 174C100 166 98 158 96 150Z', 'var(--hair)'),
    filledPath('M94 128C86 76 118 38 166 36C210 35 232 68 231 112L94 130Z', shell),
    filledPath('M94 128C86 76 118 38 156 36C130 54 116 84 120 126L94 130Z', low),
    strokedPath('M150 37C136 58 131 88 134 122M182 37C198 56 205 84 205 113', low, 3),
    filledPath('M152 36C164 32 174 32 184 36C198 56 202 84 202 112L140 118C136 88 140 58 152 36Z', shell),
    filledPath('M156 62H186L190 90H154Z', mark),
    filledPath('M88 132C130 108 190 102 234 106C252 108 264 118 266 128C214 120 150 124 92 142Z', shell),
    filledPath('M88 132C92 130 96 128 100 126C150 116 220 114 266 128C214 120 150 124 92 142Z', low),
  ].join('')
/** The shadow of a helmet's brim on the face. */
export const BRIM_SHADOW = 'M96 122C140 112 210 108 232 116V139C196 129 150 132 112 150L96 160Z'

/** A vest over a shirt. */
export const vestTorso = (shirt: string) => {
  const vest = COLORS.signal
  const vestLow = shade(vest, 76, 'oklch(.42 .1 45)')
  const tape = COLORS.paper
  return [
    filledPath(BODY, shirt),
    filledPath(
      'M62 278C78 268 92 256 98 248C108 284 134 324 156 338C176 320 198 286 200 248C212 258 226 264 240 270C256 306 262 360 264 440H60C66 380 66 320 62 278Z',
      vest,
    ),
    filledPath('M62 278C78 268 92 256 98 248C102 266 110 284 120 300C116 350 118 400 122 440H60C66 380 66 320 62 278Z', vestLow),
    filledPath('M216 262L232 267C244 310 250 370 252 440H228C230 380 228 316 216 262Z', tape),
    filledPath('M82 263L94 253C102 300 112 370 114 440H88C90 370 90 310 82 263Z', shade(tape, 80)),
    filledPath('M116 384H262L263 412H118Z', tape),
    // The open collar.
    filledPath('M104 246C112 272 132 298 158 318C178 298 190 272 190 246L150 238Z', 'var(--skin)'),
    filledPath('M104 246C112 272 132 298 158 318C146 298 134 274 128 250Z', shade('var(--skin)', 66)),
    filledPath('M102 238C92 248 86 260 84 272L134 312L158 322L146 300C124 282 108 262 104 244Z', shade(shirt, 78, COLORS.soot)),
    filledPath(
      'M192 240C202 248 210 260 214 272L182 308L158 322L168 300C182 284 190 264 192 240Z',
      `color-mix(in oklab,${shirt} 84%,#fff)`,
    ),
    strokedPath('M156 338V440', vestLow, 3),
    filledPath('M176 346H208V374H176Z', COLORS.paper),
    strokedPath('M181 353h20M181 361h13', COLORS.print, 2.6),
  ].join('')
}

/** Safety glasses. */
export const SAFETY_GLASSES = `<g stroke="${COLORS.plastic}" stroke-width="3"><path d="M140 142C152 136 166 137 174 141C180 138 196 136 213 141L211 158C204 167 192 166 187 158L180 152L172 159C164 168 148 167 142 158Z" fill="#fff" fill-opacity=".2"/><path d="M140 144L112 149" /></g>${strokedPath('M150 144L144 158M196 143L191 156', '#fff', 2.2, ' opacity=".7"')}`

/** A bar-code scanner with its light. */
export const SCANNER = `${filledPath('M334 246H364L372 352C362 358 352 358 344 352Z', COLORS.plasticLow)}${filledPath('M306 226C306 214 314 208 326 208H384C396 212 400 222 398 234L390 250H330C314 250 306 242 306 226Z', COLORS.plastic)}${filledPath('M306 226C306 214 314 208 326 208H384C390 210 394 213 396 217H326C314 218 308 222 306 226Z', COLORS.plasticLight)}${filledPath('M386 216L398 214C400 222 400 230 396 240L388 244Z', COLORS.signal)}`
