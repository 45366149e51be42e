/**
 * The people of the close-ups: each has a face made of the portraits' parts (illustrations/portrait), work clothes, and a tool. They look
 * to the right, in a box of 400 by 440 units.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of people
import type { WorkplaceName } from '#src/contentNames/pictureNames.ts'
import type { Face } from '#src/illustrations/portrait/drawPortrait.ts'
import type { NECKS } from '#src/illustrations/portrait/faces.ts'
import { shade } from '#src/illustrations/portrait/shade.ts'

/** Workplaces with a person in the close-up. A bus has its driver instead. */
export type NearPlace = Exclude<WorkplaceName, 'buses'>

export type NearPerson = Face & {
  neck: keyof typeof NECKS
  /** Parts behind the neck. */
  back?: string
  /** The body, from the shoulders down. */
  torso: string
  /** The shadow of hair or a brim on the face. */
  cast: string
  /** Parts on the face and the head. */
  worn: string
  /** The nearer arm, and the object that its hand holds. */
  arm: string
}

const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}"${more}/>`
const line = (d: string, color: string, width: number, more = '') => `<path d="${d}" stroke="${color}" stroke-width="${width}"${more}/>`

const BODY =
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

/** A closed hand with the thumb over the fingers. */
const fist = (color: string, dark: string) =>
  `${fill('M306 296C312 276 334 268 354 276L366 330C352 348 334 350 320 342Z', color)}${line('M336 282H362M338 298H368M338 314H366M336 329H357', color, 17)}${line('M342 290.500H372M344 306H374M342 321.500H370', dark, 2.2)}${fill('M306 300C310 322 318 336 334 346C326 348 318 344 312 338C304 328 302 312 306 300Z', dark)}${line('M318 290C328 280 342 278 352 284', color, 15)}${line('M316 299C328 291 342 290 355 292', dark, 2.2)}`

const helmet = (shell: string, low: string, mark: string) =>
  [
    fill('M96 150C90 118 94 116 100 104L120 118L118 178C110 184 104 182 102 174C100 166 98 158 96 150Z', 'var(--hair)'),
    fill('M94 128C86 76 118 38 166 36C210 35 232 68 231 112L94 130Z', shell),
    fill('M94 128C86 76 118 38 156 36C130 54 116 84 120 126L94 130Z', low),
    line('M150 37C136 58 131 88 134 122M182 37C198 56 205 84 205 113', low, 3),
    fill('M152 36C164 32 174 32 184 36C198 56 202 84 202 112L140 118C136 88 140 58 152 36Z', shell),
    fill('M156 62H186L190 90H154Z', mark),
    fill('M88 132C130 108 190 102 234 106C252 108 264 118 266 128C214 120 150 124 92 142Z', shell),
    fill('M88 132C92 130 96 128 100 126C150 116 220 114 266 128C214 120 150 124 92 142Z', low),
  ].join('')
const BRIM_CAST = 'M96 122C140 112 210 108 232 116V139C196 129 150 132 112 150L96 160Z'

/** A vest over a shirt. */
const vestTorso = (shirt: string) => {
  const vest = 'var(--color-signal)'
  const low = shade(vest, 76, 'oklch(.42 .1 45)')
  const tape = 'oklch(.95 .02 100)'
  return [
    fill(BODY, shirt),
    fill(
      'M62 278C78 268 92 256 98 248C108 284 134 324 156 338C176 320 198 286 200 248C212 258 226 264 240 270C256 306 262 360 264 440H60C66 380 66 320 62 278Z',
      vest,
    ),
    fill('M62 278C78 268 92 256 98 248C102 266 110 284 120 300C116 350 118 400 122 440H60C66 380 66 320 62 278Z', low),
    fill('M216 262L232 267C244 310 250 370 252 440H228C230 380 228 316 216 262Z', tape),
    fill('M82 263L94 253C102 300 112 370 114 440H88C90 370 90 310 82 263Z', shade(tape, 80)),
    fill('M116 384H262L263 412H118Z', tape),
    // The open collar.
    fill('M104 246C112 272 132 298 158 318C178 298 190 272 190 246L150 238Z', 'var(--skin)'),
    fill('M104 246C112 272 132 298 158 318C146 298 134 274 128 250Z', shade('var(--skin)', 66)),
    fill('M102 238C92 248 86 260 84 272L134 312L158 322L146 300C124 282 108 262 104 244Z', shade(shirt, 78, 'oklch(.12 .02 258)')),
    fill('M192 240C202 248 210 260 214 272L182 308L158 322L168 300C182 284 190 264 192 240Z', `color-mix(in oklab,${shirt} 84%,#fff)`),
    line('M156 338V440', low, 3),
    fill('M176 346H208V374H176Z', 'oklch(.97 .01 90)'),
    line('M181 353h20M181 361h13', 'oklch(.4 .03 255)', 2.6),
  ].join('')
}
const sleeve = (cloth: string) => {
  const low = shade(cloth, 66, 'oklch(.12 .02 258)')
  return `${fill(ARM, cloth)}${fill(ARM_SHADE, low)}${line(ELBOW, low, 2.6)}${line('M88 270C112 280 128 308 148 332C160 348 170 358 180 364L306 292', `color-mix(in oklab,${cloth} 70%,var(--rim))`, 3)}${fill('M282 304L306 290L334 344L308 364Z', shade(cloth, 80, 'oklch(.12 .02 258)'))}`
}

const NAVY = 'oklch(.33 .045 256)'
const LEATHER = 'oklch(.82 .08 82)'
const LEATHER_LOW = 'oklch(.58 .09 62)'
const LEVER = `${fill('M338 238L354 236L366 440H344Z', 'oklch(.3 .03 257)')}${fill('M338 238L344 237L352 440H344Z', 'oklch(.46 .035 255)')}<circle cx="345" cy="230" r="21" fill="oklch(.56 .19 28)"/><circle cx="352" cy="223" r="6" fill="#fff" opacity=".5"/>`
/** A bar-code scanner with its light. */
const SCANNER = `${fill('M334 246H364L372 352C362 358 352 358 344 352Z', 'oklch(.24 .03 257)')}${fill('M306 226C306 214 314 208 326 208H384C396 212 400 222 398 234L390 250H330C314 250 306 242 306 226Z', 'oklch(.3 .03 257)')}${fill('M306 226C306 214 314 208 326 208H384C390 210 394 213 396 217H326C314 218 308 222 306 226Z', 'oklch(.48 .035 255)')}${fill('M386 216L398 214C400 222 400 230 396 240L388 244Z', 'var(--color-signal)')}`
/** A cup with a straw. */
const CUP = `${line('M352 236L364 190L384 184', 'oklch(.56 .19 28)', 6)}${fill('M318 228H384L374 340H328Z', 'oklch(.97 .01 220)')}${fill('M360 228H384L374 340H362Z', 'oklch(.84 .03 220)')}${fill('M314 222H388V236H314Z', 'oklch(.62 .08 215)')}`
const VALVE = `<ellipse cx="352" cy="276" rx="30" ry="56" fill="none" stroke="oklch(.56 .19 28)" stroke-width="13"/>${line('M352 220V332M324 276H400', 'oklch(.46 .16 28)', 9)}`
const glasses = `<g stroke="oklch(.28 .04 255)" stroke-width="3"><path d="M140 142C152 136 166 137 174 141C180 138 196 136 213 141L211 158C204 167 192 166 187 158L180 152L172 159C164 168 148 167 142 158Z" fill="#fff" fill-opacity=".2"/><path d="M140 144L112 149" /></g>${line('M150 144L144 158M196 143L191 156', '#fff', 2.2, ' opacity=".7"')}`

export const NEAR_PEOPLE: Record<NearPlace, NearPerson> = {
  // A press operator with thirty years of work: gray at the temples, a mustache, safety glasses.
  plant: {
    head: 'broad',
    light: 'soft',
    nose: 'bulb',
    brow: 'bushy',
    mouth: 'smirk',
    neck: 'thick',
    hairColor: 'oklch(.66 .012 80)',
    sheen: 'oklch(.86 .01 90)',
    skin: 'oklch(.74 .075 52)',
    eyes: { iris: 'oklch(.42 .06 150)', height: 0.86, hasBag: true },
    rim: 'oklch(.95 .09 86)',
    tint: 'oklch(.34 .09 35)',
    browColor: 'oklch(.5 .015 70)',
    blush: 'oklch(.66 .14 30)',
    hasMustache: true,
    lines: ['M138 157l-6-1M139 161l-5 3M150 184C146 192 147 201 151 208', 'M206 168l5 3M205 172l4 4'],
    cast: BRIM_CAST,
    torso: vestTorso(NAVY),
    worn: `${glasses}${helmet('oklch(.96 .012 90)', 'oklch(.78 .03 75)', 'var(--color-signal)')}`,
    arm: `${sleeve(NAVY)}${LEVER}${fill('M286 302L310 284L340 342L314 362Z', LEATHER_LOW)}${fist(LEATHER, LEATHER_LOW)}`,
  },
  ward: {
    head: 'heart',
    light: 'soft',
    nose: 'wide',
    brow: 'arch',
    mouth: 'smile',
    neck: 'slim',
    hairColor: 'oklch(.22 .02 40)',
    sheen: 'oklch(.5 .04 60)',
    skin: 'oklch(.5 .075 50)',
    skinShare: 74,
    eyes: { iris: 'oklch(.26 .04 45)', hasLiner: true, lash: 3 },
    rim: 'oklch(.9 .1 80)',
    tint: 'oklch(.2 .06 20)',
    browColor: 'oklch(.2 .02 40)',
    lip: 'oklch(.46 .12 22)',
    earring: 'oklch(.86 .12 85)',
    cast: 'M112 140C136 132 166 116 184 96C194 110 206 118 220 124V80H104Z',
    back: '<circle cx="106" cy="70" r="34" fill="var(--hair)"/>',
    torso: scrubs(),
    worn: bun(),
    arm: bareArm('oklch(.5 .075 50)', 'var(--color-paint-scrubs)', CUP),
  },
  dock: {
    head: 'round',
    light: 'hard',
    nose: 'button',
    brow: 'soft',
    mouth: 'calm',
    neck: 'slim',
    hairColor: 'oklch(.26 .04 40)',
    sheen: 'oklch(.6 .08 50)',
    skin: 'oklch(.7 .085 58)',
    eyes: { iris: 'oklch(.34 .06 55)', hasLiner: true, lash: 2.8 },
    rim: 'oklch(.93 .1 82)',
    tint: 'oklch(.28 .08 330)',
    lip: 'oklch(.54 .13 22)',
    blush: 'oklch(.62 .14 30)',
    cast: BRIM_CAST,
    torso: vestTorso('oklch(.36 .03 20)'),
    worn: helmet('var(--color-signal)', 'oklch(.62 .15 55)', 'oklch(.97 .01 90)'),
    arm: `${sleeve('oklch(.4 .035 20)')}${SCANNER}${fist('oklch(.36 .03 257)', 'oklch(.2 .025 257)')}`,
  },
  filling: {
    head: 'long',
    light: 'soft',
    nose: 'aquiline',
    brow: 'flat',
    mouth: 'calm',
    neck: 'mid',
    hairColor: 'oklch(.24 .02 40)',
    sheen: 'oklch(.5 .03 60)',
    skin: 'oklch(.62 .085 58)',
    eyes: { iris: 'oklch(.28 .05 50)' },
    rim: 'oklch(.94 .08 86)',
    tint: 'oklch(.28 .08 30)',
    cast: BRIM_CAST,
    torso: vestTorso('oklch(.9 .015 230)'),
    worn: helmet('oklch(.55 .1 240)', 'oklch(.4 .09 245)', 'oklch(.97 .01 90)'),
    arm: `${sleeve('oklch(.88 .02 230)')}${VALVE}${fist('oklch(.7 .1 235)', 'oklch(.5 .1 240)')}`,
  },
  shop: {
    head: 'oval',
    light: 'soft',
    nose: 'straight',
    brow: 'thick',
    mouth: 'smile',
    neck: 'mid',
    hairColor: 'oklch(.2 .015 270)',
    sheen: 'oklch(.5 .03 260)',
    skin: 'oklch(.82 .06 72)',
    eyes: { iris: 'oklch(.28 .04 50)', height: 0.8, lash: 2.8 },
    rim: 'oklch(.96 .07 88)',
    tint: 'oklch(.4 .1 40)',
    browColor: 'oklch(.2 .015 270)',
    blush: 'oklch(.7 .13 32)',
    cast: 'M110 136C140 126 170 124 196 116C206 118 214 124 220 134V80H104Z',
    torso: apron(),
    worn: fringe(),
    arm: bareArm('oklch(.82 .06 72)', 'oklch(.93 .02 90)', SCANNER),
  },
}

function scrubs() {
  const c = 'var(--color-paint-scrubs)'
  const low = shade(c, 72, 'oklch(.3 .06 230)')
  return [
    fill(BODY, c),
    fill('M4 440C2 360 8 306 40 286C58 274 78 270 88 264L106 252C112 300 118 380 116 440Z', low),
    fill('M106 248C116 276 136 304 160 324C178 304 188 278 189 248L150 238Z', 'var(--skin)'),
    fill('M106 248C116 276 136 304 160 324C146 300 134 274 128 250Z', shade('var(--skin)', 66)),
    line('M104 250C114 280 136 308 160 328C180 306 191 280 191 250', `color-mix(in oklab,${c} 70%,#fff)`, 7),
    line('M104 250C114 280 136 308 160 328', low, 2.4),
    // A badge on a reel, a pen and scissors in the pocket.
    fill('M204 320h44v58h-44z', 'oklch(.97 .01 90)'),
    fill('M204 320h44v13h-44z', 'var(--color-signal)'),
    '<circle cx="217" cy="349" r="8" fill="oklch(.5 .05 40)"/>',
    line('M230 345h13M230 352h13M210 365h32', 'oklch(.45 .03 255)', 3),
    line('M226 320V296', 'oklch(.3 .03 257)', 3),
    '<circle cx="226" cy="294" r="7" fill="oklch(.3 .03 257)"/>',
    line('M160 328C160 366 158 404 158 440', low, 2.4),
  ].join('')
}
function bun() {
  const h = 'var(--hair)'
  const light = 'color-mix(in oklab,var(--hair) 62%,oklch(.6 .05 50))'
  return `${fill('M118 176C106 168 98 150 98 128C98 84 128 58 168 60C204 62 222 90 217 122C206 114 194 102 186 88C172 106 148 120 128 126C122 136 122 152 120 164Z', h)}${line('M178 72C152 78 128 96 112 126M186 80C170 92 148 106 128 114M166 66C140 70 116 84 106 108M86 58C92 48 108 44 118 48M82 74C90 62 106 56 122 60', light, 2.6)}`
}
function fringe() {
  const h = 'var(--hair)'
  const light = 'color-mix(in oklab,var(--hair) 60%,oklch(.62 .04 260))'
  return `${fill('M112 158C98 134 92 96 118 70C146 44 204 44 220 82C226 98 223 116 217 126C210 116 202 110 190 108C170 116 152 114 138 116C138 130 134 142 128 154L118 150Z', h)}${line('M206 64C178 54 142 62 124 88M214 78C192 68 160 74 138 98M218 94C200 86 178 90 160 104', light, 3)}`
}
function apron() {
  const cloth = 'oklch(.93 .02 90)'
  const c = 'var(--color-paint-apron)'
  const low = shade(c, 72, 'oklch(.2 .05 200)')
  return [
    fill(BODY, cloth),
    fill('M4 440C2 360 8 306 40 286C58 274 78 270 88 264L104 254C112 300 118 380 116 440Z', shade(cloth, 78, 'oklch(.5 .05 60)')),
    fill('M100 246C92 254 88 262 86 272L130 300L158 270ZM192 246C200 254 206 262 210 272L178 300L158 270Z', 'oklch(.98 .01 90)'),
    fill('M100 246C92 254 88 262 86 272L130 300L136 292C118 278 108 262 104 248Z', shade(cloth, 76, 'oklch(.5 .05 60)')),
    fill('M96 330C130 336 200 336 232 328L262 440H84C92 404 96 366 96 330Z', c),
    fill('M96 330L120 333C124 366 124 404 122 440H84C92 404 96 366 96 330Z', low),
    line('M104 332C98 304 92 284 84 268M226 330C228 304 224 284 218 268', c, 13),
    line('M96 336C130 342 200 342 234 334', low, 2.4),
    fill('M178 350h46v20h-46z', 'oklch(.97 .01 90)'),
    line('M184 360h26', 'oklch(.35 .05 160)', 4),
  ].join('')
}
function bareArm(skin: string, cloth: string, heldThing: string) {
  const low = shade(skin, 74)
  const clothLow = shade(cloth, 72, 'oklch(.3 .05 240)')
  return [
    fill(ARM, skin),
    fill(FOREARM, skin),
    fill(FOREARM_SHADE, low),
    fill('M86 268C48 274 22 298 18 332C16 366 50 404 104 429L160 348C148 336 136 322 126 306C114 288 102 272 86 268Z', cloth),
    fill('M60 278C34 288 20 308 18 332C16 366 50 404 104 429L117 409C76 388 38 330 60 278Z', clothLow),
    line('M104 427L158 350', `color-mix(in oklab,${cloth} 70%,#fff)`, 6),
    heldThing,
    fist(skin, low),
  ].join('')
}
