/** Completes a block or a first screen with what its fields only name: a dashboard's words, and picture files. */
import { type DashboardInputs, type WithSceneData, withSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { PictureFile } from '#src/sections/shared/picture/Picture.tsx'

/** A picture file as content names it. */
type NamedPhoto = { kind: 'photo'; file: string }
/** A block, a first screen or its picture, as components draw it. */
export type Completed<Part> = Part extends NamedPhoto
  ? WithPictureFile<Part>
  : Part extends object
    ? 'picture' extends keyof Part
      ? { [Field in keyof Part]: Field extends 'picture' ? Completed<Part[Field]> : Part[Field] }
      : WithSceneData<Part>
    : Part

type WithPictureFile<Photo> = Omit<Photo, 'file'> & { file: PictureFile }
type FileInputs = {
  /** Returns a file of src/content/pictures. */
  readPicture: (name: string) => PictureFile
}
const isPhoto = (part: object): part is NamedPhoto => 'kind' in part && part.kind === 'photo'
const hasPicture = (part: object): part is { picture: object } => 'picture' in part && typeof part.picture === 'object'

/** @returns the photograph with its picture file instead of the file's name */
export const withPictureFile = <Photo extends { file: string }>(
  { file, ...photo }: Photo,
  { readPicture }: FileInputs,
): WithPictureFile<Photo> => ({ ...photo, file: readPicture(file) })

/** @returns the block, the first screen or its picture with all that it draws */
export function completePart<Part extends object>(part: Part, inputs: DashboardInputs & FileInputs): Completed<Part> {
  const complete = (): object => {
    if (isPhoto(part)) return withPictureFile(part, inputs)
    return hasPicture(part) ? { ...part, picture: completePart(part.picture, inputs) } : withSceneData(part, inputs)
  }
  // TypeScript does not follow which part of a union was checked.
  return complete() as Completed<Part>
}
