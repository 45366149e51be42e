/** The feature page that opens with a picture, whatever its address: editors may draw it on another page, or on none. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { z } from 'zod'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { featureSchema } from '#src/schemas/feature.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import { routeTo } from '#src/site/routes.ts'

type PictureOf<Kind extends OpeningPicture['kind']> = Extract<OpeningPicture, { kind: Kind }>
const isOf = <Kind extends OpeningPicture['kind']>(picture: OpeningPicture, kind: Kind): picture is PictureOf<Kind> => picture.kind === kind

/** @returns the pages that open with a picture of this kind, with its content; suites of the picture run on each */
export const listOpenings = <Kind extends OpeningPicture['kind']>(kind: Kind) =>
  globSync('src/content/features/*.yaml').flatMap((file) => {
    const slug = basename(file, '.yaml')
    const { opening }: z.output<typeof featureSchema> = readSiteEntry(`features/${slug}`, featureSchema)
    const { picture } = opening
    return isOf(picture, kind) ? [{ path: routeTo.feature(slug), opening, picture }] : []
  })
