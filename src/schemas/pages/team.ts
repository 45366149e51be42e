/** The team behind the service. Its members are also the authors. */
import { z } from 'zod'
import { findStatedCount } from '#src/contentEngine/figures/numberWords.ts'
import { PORTRAIT_NAMES } from '#src/models/names/pictureNames.ts'
import { closingSchema } from '../blocks/closing.ts'
import {
  anchorField,
  clockField,
  eachPlaceholderTextField,
  headingField,
  labelField,
  listField,
  metaSchema,
  paragraphField,
  sampleField,
  textField,
} from '../fields/fields.ts'
import { createMemberPhotoField } from '../fields/pictureFields.ts'
import { checkUniqueIds } from '../fields/uniqueIds.ts'

const createMemberSchema = (folder: string) =>
  z
    .strictObject({
      id: anchorField.meta({
        description: 'The name that articles give as their author, and the address on this page. Keep it once it is published.',
      }),
      name: labelField.meta({ description: 'The name, as it is printed.' }),
      title: labelField.meta({ description: 'What the person does, under the name.' }),
      time: clockField.optional().meta({
        description: 'The time of the sky behind the portrait. It also decides the place in the row; someone without one comes last.',
      }),
      bio: textField(240, 'it stands under a portrait').meta({ description: 'Two or three sentences under the portrait.' }),
      portrait: z.exactOptional(z.enum(PORTRAIT_NAMES).nullable()).meta({
        description: 'One of the drawn people, named by the hair. null shows the initials on a tile. Left out where there is a photograph.',
      }),
      photo: z.exactOptional(createMemberPhotoField(folder)).meta({
        description:
          'A photograph, in the place of the portrait: a .jpg, .jpeg, .png or .webp in src/content/team, such as team/ana.jpg. It is cut to the frame.',
      }),
    })
    .superRefine(({ portrait, photo }, context) => {
      if ((portrait === undefined) !== (photo === undefined)) return
      context.addIssue({
        code: 'custom',
        path: [photo === undefined ? 'portrait' : 'photo'],
        message: 'Write “portrait”, which is a drawing (null for the initials), or “photo” alone, which is a file.',
      })
    })

/** @param folder the content folder, from which photographs are named */
export const createTeamSchema = (folder: string) =>
  z
    .strictObject({
      meta: metaSchema,
      eyebrow: labelField.meta({ description: 'The small line above the headline.' }),
      heading: headingField.meta({ description: 'The headline of the page. Do not say how many people there are.' }),
      lede: paragraphField.meta({ description: 'One or two sentences under the headline. Do not say how many people there are.' }),
      timesNote: textField(120).meta({ description: 'Why each portrait has a time of its own: small print near the portraits.' }),
      pictures: z
        .strictObject({
          portrait: eachPlaceholderTextField(60, 'member').meta({ description: 'Of a drawn portrait. {member} is filled in.' }),
          photo: eachPlaceholderTextField(60, 'member').meta({ description: 'Of a photograph. {member} is filled in.' }),
          crew: eachPlaceholderTextField(90, 'members').meta({
            description: 'Of the picture of everyone on wide screens. {members} are filled in, from left to right.',
          }),
        })
        .meta({ description: 'What is read aloud of the pictures.' }),
      sample: sampleField,
      members: listField(createMemberSchema(folder), 6, 24, 'section 2, "Meet the team"')
        .superRefine(checkUniqueIds)
        .meta({ description: 'The team, who are also the authors. In any order: the page shows them in the order of their times.' }),
      closing: closingSchema,
    })
    // The number of members would be wrong as soon as someone joins or leaves.
    .superRefine(({ meta: { description }, eyebrow, heading: headline, lede, timesNote, members }, context) => {
      const texts = [
        [['meta', 'description'], description],
        [['eyebrow'], eyebrow],
        [['heading'], headline],
        [['lede'], lede],
        [['timesNote'], timesNote],
      ] as const
      for (const [path, text] of texts) {
        const stated = findStatedCount(text, members.length)
        if (stated === undefined) continue
        const message = `This says how many there are (“${stated}”), which is wrong as soon as someone joins or leaves. Say it without the number, like “most of them”.`
        context.addIssue({ code: 'custom', path: [...path], message })
      }
    })

export const teamSchema = createTeamSchema('src/content')

export type TeamContent = z.output<typeof teamSchema>
