import { join } from 'node:path'
import { z } from 'zod'
import { PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { namedPictureProblem } from '#src/lib/build/pictures/pictureFolder.ts'
import { textField } from './fields.ts'

/** @param folder of the files @param example how their names are written */
const createNameField = (folder: string, example?: string) =>
  z.string().superRefine((name, context) => {
    const problem = namedPictureProblem(name, folder, example)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** The path of a team member's photograph, whose file is checked. @param folder the content folder, in which the path begins */
export const createMemberPhotoField = (folder: string) => createNameField(join(folder, 'team'), 'team/ana.jpg')

/** A picture file in src/content/pictures, which is checked, and its description. */
export const pictureFields = {
  file: createNameField(PICTURES_FOLDER).meta({
    description:
      'The name of a .jpg, .jpeg, .png or .webp in src/content/pictures, such as night-shift.jpg, as a camera or phone saved it.',
  }),
  alt: textField(160, 'it is read aloud').meta({ description: 'What the picture shows, for those who do not see it.' }),
}

/** A line under a picture. @param max so many characters fit there */
export const createCaptionField = (max: number) =>
  z.exactOptional(textField(max)).meta({ description: 'A line under the picture. It may be left out.' })
