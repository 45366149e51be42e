/** Completes a block, or the picture of a first screen, with what its fields only name: a dashboard's words, and picture files. */
import { type DashboardInputs, type WithSceneData, withSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { PictureFile } from '../picture/Picture.tsx'

/** A picture file as content names it. */
type NamedPhoto = { kind: 'photo'; file: string }
type WithPictureFile<Part> = Part extends NamedPhoto ? Omit<Part, 'file'> & { file: PictureFile } : Part
/** A block, or the picture of a first screen, as components draw it. */
export type Completed<Part> = WithPictureFile<WithSceneData<Part>>

type FileInputs = {
  /** Returns a file of src/content/pictures. */
  readPicture: (name: string) => PictureFile
}
const isPhoto = (part: object): part is NamedPhoto => 'kind' in part && part.kind === 'photo'

/** @returns a block, a picture or a cover with its picture file, if it is one */
export const withPictureFile = <Part extends object>(part: Part, { readPicture }: FileInputs): WithPictureFile<Part> =>
  // TypeScript does not follow which part of a union was checked.
  (isPhoto(part) ? { ...part, file: readPicture(part.file) } : part) as WithPictureFile<Part>

/** @returns the block or the picture with all that it draws */
export const completePart = <Part extends object>(part: Part, inputs: DashboardInputs & FileInputs): Completed<Part> =>
  withPictureFile(withSceneData(part, inputs) as object, inputs) as Completed<Part>
