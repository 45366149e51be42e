import type { Face } from '#src/illustrations/portrait/drawPortrait.ts'
import type { NECKS } from '#src/illustrations/portrait/faces.ts'

/**
 * A person of a close-up: a face made of the portraits' parts, with work clothes and a tool. Each part is SVG text, in which the person
 * looks to the right, in a box of 400 by 440 units, and has the colors `--skin`, `--hair`, `--rim` (of the light) and `--tint` (of
 * shadows).
 */
export type CloseUpPerson = Face & {
  neck: keyof typeof NECKS
  /** Hair behind the neck. */
  behindNeck?: string
  /** The body, from the shoulders down. */
  torso: string
  /** The shadow of hair or a brim on the face. */
  faceShadow: string
  /** Hair, glasses and helmet, in front of the face. */
  overFace: string
  /** The nearer arm, and the object that its hand holds. */
  arm: string
}
